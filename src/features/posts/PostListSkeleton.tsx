import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/layout.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

/** A list of posts while it loads. Hidden from screen readers, because the banner announces the loading. */
export function PostListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Columns as="ul" $least="20rem" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Card>
            <Skeleton $width="70%" $height="1.25rem" />
            <Skeleton />
            <Skeleton />
            <Skeleton $width="85%" />
            <Skeleton $width="4rem" $height="1.625rem" />
          </Card>
        </li>
      ))}
    </Columns>
  )
}
