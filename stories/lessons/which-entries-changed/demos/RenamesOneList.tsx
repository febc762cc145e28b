import { useMutation } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { PostSchema } from '#contract/post.ts'
import { TwoLists, withPost } from './TwoLists.tsx'

export function RenamesOneList() {
  const api = useApi()
  const rename = useMutation({
    mutationFn: (title: string) => api.patch('posts/1', { schema: PostSchema, body: { title } }),
    onSuccess: (post, _title, _result, { client }) => {
      client.setQueryData(['posts', 'list'], withPost(post))
    },
  })
  return <TwoLists onRename={() => rename.mutate('A new title')} />
}
