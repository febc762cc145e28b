import { useSuspenseQueries } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { postsQuery } from '#features/posts/postQueries.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { Part } from '#screens/suspense-and-loaders/Part.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'

/** `Part` has a Suspense boundary and an error boundary. */
export function Dashboard() {
  return (
    <Part>
      <Numbers />
    </Part>
  )
}

function Numbers() {
  const api = useApi()
  const [posts, todos] = useSuspenseQueries({
    queries: [postsQuery(api), todosQuery(api)],
  })
  return (
    <>
      <Banner>
        {posts.data.length} posts and {todos.data.length} todos
      </Banner>
      <Button onClick={() => void posts.refetch()}>
        Refresh the posts
      </Button>
    </>
  )
}
