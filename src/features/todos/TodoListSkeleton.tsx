import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** A list of todos while it loads. Hidden from screen readers, because the banner announces the loading. */
export function TodoListSkeleton({ count = 10 }: { count?: number }) {
  return (
    <Card $gap="l" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} $height="1.5rem" $width={`${92 - ((index * 13) % 35)}%`} />
      ))}
    </Card>
  )
}
