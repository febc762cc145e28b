import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'
import { TitleList } from '#screens/when-may-it-ask/TitleList.tsx'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { Ground } from '#course/story/Ground.ts'

/** Asks for the posts of one user. The first user of this server has the id 0. */
export function fetchPostsOf(api: ApiClient, userId: number): Promise<Post[]> {
  return api.get(`posts?userId=${userId}`, { schema: PostListSchema })
}

const posts = [
  { value: 'none', label: 'No post' },
  { value: '1', label: 'Post 1' },
  { value: '2', label: 'Post 2' },
] as const

export interface AuthorViewProps {
  postId: number | undefined
  onChoose: (postId: number | undefined) => void
  post: Post | undefined
  more: readonly Post[] | undefined
  onRefresh: () => void
}

/** A choice of posts, the chosen one, and what else its author has written. */
export function AuthorView({ postId, onChoose, post, more, onRefresh }: AuthorViewProps) {
  const chosen = posts.find(({ value }) => value === String(postId))
  return (
    <Ground>
      <Select
        label="Post"
        options={posts}
        value={chosen?.value ?? 'none'}
        onChange={(value) => onChoose(value === 'none' ? undefined : Number(value))}
      />
      <p>{post ? `“${post.title}” by User ${post.userId}` : 'No post yet'}</p>
      <Button onClick={onRefresh}>Refresh</Button>
      {more && <TitleList posts={more} />}
    </Ground>
  )
}
