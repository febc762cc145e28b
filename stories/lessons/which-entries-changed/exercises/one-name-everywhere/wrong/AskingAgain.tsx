import { useMutation } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { PostSchema } from '#contract/post.ts'
import { PostInFourPlaces } from '../parts.tsx'

export function Posts() {
  const api = useApi()
  const rename = useMutation({
    mutationFn: (title: string) => api.patch('posts/1', { schema: PostSchema, body: { title } }),
    onSuccess: (_post, _title, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ['posts'] })
    },
  })
  return <PostInFourPlaces onRename={() => rename.mutate('A new name')} />
}
