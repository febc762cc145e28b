import { useMutation } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { PostSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'
import { PostInFourPlaces } from '../parts.tsx'

/** Goes through lists and objects of any shape, and copies what it goes through. */
function withPost(data: unknown, post: Post): unknown {
  if (Array.isArray(data)) return data.map((each) => withPost(each, post))
  if (typeof data !== 'object' || data === null) return data
  if ('userId' in data && 'id' in data) return data.id === post.id ? post : data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withPost(value, post)]))
}

export function Posts() {
  const api = useApi()
  const rename = useMutation({
    mutationFn: (title: string) => api.patch('posts/1', { schema: PostSchema, body: { title } }),
    onSuccess: (post, _title, _result, { client }) => {
      client.setQueriesData({ queryKey: ['posts'] }, (data) => withPost(data, post))
    },
  })
  return <PostInFourPlaces onRename={() => rename.mutate('A new name')} />
}
