import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/Button.tsx'

/** Says of every entry whose key begins with 'posts' that it is out of date. */
export function SmallestInvalidation() {
  const client = useQueryClient()
  return (
    <Button variant="primary" onClick={() => void client.invalidateQueries({ queryKey: ['posts'] })}>
      Invalidate posts
    </Button>
  )
}
