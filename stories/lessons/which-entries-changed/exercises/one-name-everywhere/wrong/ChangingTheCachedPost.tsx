import { useMutation } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { PostSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'
import { PostInFourPlaces } from '../parts.tsx'

export function Posts() {
  const api = useApi()
  const rename = useMutation({
    mutationFn: (title: string) => api.patch('posts/1', { schema: PostSchema, body: { title } }),
    onSuccess: (post, _title, _result, { client }) => {
      const change = (posts: Post[] | undefined) => {
        for (const each of posts ?? []) if (each.id === post.id) each.title = post.title
        return posts
      }
      client.setQueriesData<Post[]>({ queryKey: ['posts', 'list'] }, change)
      client.setQueryData<InfiniteData<Post[]>>(['posts', 'infinite'], (data) => {
        data?.pages.forEach(change)
        return data
      })
      client.setQueryData<Post>(['posts', 'detail', post.id], post)
    },
  })
  return <PostInFourPlaces onRename={() => rename.mutate('A new name')} />
}
