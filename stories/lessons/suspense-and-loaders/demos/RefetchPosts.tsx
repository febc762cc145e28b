import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { Ground } from '#course/story/Ground.ts'
import { postsQuery } from '#features/posts/postQueries.ts'
import { Part } from '#screens/suspense-and-loaders/Part.tsx'
import { TitleList } from '#screens/when-may-it-ask/TitleList.tsx'
import { Button } from '#ui/Button.tsx'

/** The posts of a user, between two boundaries. It says nothing of an error itself. */
export function RefetchPosts() {
  return (
    <Ground>
      <Part>
        <Posts />
      </Part>
    </Ground>
  )
}

function Posts() {
  const posts = useSuspenseQuery(postsQuery(useApi(), { userId: 1 }))
  return (
    <>
      <TitleList posts={posts.data} />
      <Button onClick={() => void posts.refetch()}>Refetch</Button>
    </>
  )
}
