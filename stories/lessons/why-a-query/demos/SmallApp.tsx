import { PostsByQuery } from '#screens/why-a-query/PostsByQuery.tsx'
import { useCountedPosts } from '#screens/parts/useCountedPosts.ts'
import { Ground } from '#course/story/Ground.ts'
import { App } from './App.tsx'

/** The smallest app: a provider, and one component that reads a query. */
export function SmallApp() {
  const { fetchPosts } = useCountedPosts()
  return (
    <App>
      <Ground>
        <PostsByQuery userId={1} fetchPosts={fetchPosts} />
      </Ground>
    </App>
  )
}
