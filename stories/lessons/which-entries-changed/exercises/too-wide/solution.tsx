import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/Button.tsx'
import { FiveEntries } from './FiveEntries.tsx'

export function Posts() {
  const client = useQueryClient()

  // The server says: there is a new post.
  // It is in the lists, in no detail.
  function onNewPost() {
    void client.invalidateQueries({
      queryKey: ['posts', 'list'],
    })
  }

  return (
    <FiveEntries>
      <Button onClick={onNewPost}>A post was added</Button>
    </FiveEntries>
  )
}
