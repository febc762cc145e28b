import { useMutation } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { PostSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'
import { PostInFourPlaces } from '../parts.tsx'

export function Posts() {
  const api = useApi()
  const rename = useMutation({
    mutationFn: (title: string) => api.patch('posts/1', { schema: PostSchema, body: { title } }),
    onSuccess: (post, _title, _result, { client }) => {
      const inList = (each: Post) => (each.id === post.id ? post : each)
      client.setQueriesData<Post[]>({ queryKey: ['posts', 'list'] }, (posts) => posts?.map(inList))
    },
  })
  return <PostInFourPlaces onRename={() => rename.mutate('A new name')} />
}
