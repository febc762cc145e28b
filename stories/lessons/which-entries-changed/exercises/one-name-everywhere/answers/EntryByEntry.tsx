import { useMutation } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { PostSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'
import { PostInFourPlaces } from '../PostInFourPlaces.tsx'

export function Posts() {
  const api = useApi()
  const rename = useMutation({
    mutationFn: (title: string) => api.patch('posts/1', { schema: PostSchema, body: { title } }),
    onSuccess: (post, _title, _result, { client }) => {
      const inList = (each: Post) => (each.id === post.id ? post : each)
      for (const [queryKey, data] of client.getQueriesData({ queryKey: ['posts'] })) {
        if (Array.isArray(data)) client.setQueryData<Post[]>(queryKey, data.map(inList))
        else if (queryKey[1] === 'detail') client.setQueryData<Post>(queryKey, (each) => each && inList(each))
        else {
          const { pages, pageParams } = data as InfiniteData<Post[]>
          client.setQueryData(queryKey, { pageParams, pages: pages.map((page) => page.map(inList)) })
        }
      }
    },
  })
  return <PostInFourPlaces onRename={() => rename.mutate('A new name')} />
}
