import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { Post } from '#contract/post.ts'
import { listQuery } from '#screens/which-entries-changed/entryQueries.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

/** The first post in two lists, which are two entries of the cache. */
export function TwoLists({ onRename }: { onRename: () => void }) {
  const api = useApi()
  const all = useQuery(listQuery(api))
  const ofUser1 = useQuery(listQuery(api, 1))
  return (
    <Ground>
      <Row>
        <Button disabled={!all.data || !ofUser1.data} onClick={onRename}>
          Rename post 1
        </Button>
      </Row>
      <ul>
        <li>All posts: {titleIn(all.data)}</li>
        <li>Of User 1: {titleIn(ofUser1.data)}</li>
      </ul>
    </Ground>
  )
}

function titleIn(posts: readonly Post[] | undefined): string {
  return posts?.[0]?.title ?? 'Loading...'
}

/** Puts a changed post into a list that has it; leaves out lists that are not loaded. */
export const withPost = (changed: Post) => (posts: Post[] | undefined) =>
  posts?.map((post) => (post.id === changed.id ? changed : post))
