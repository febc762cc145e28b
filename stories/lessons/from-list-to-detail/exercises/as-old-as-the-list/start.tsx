import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { PostSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'

/** The list, under the key `['posts']`, has whole posts. */
export function Detail({ id }: { id: number }) {
  const api = useApi()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['post', id],
    queryFn: () => api.get(`posts/${id}`, { schema: PostSchema }),
    staleTime: 30_000,
    initialData: () =>
      client
        .getQueryData<Post[]>(['posts'])
        ?.find((post) => post.id === id),
  })
  return (
    <article>
      <h3>{data?.title ?? 'Loading...'}</h3>
      <p>{data?.body ?? 'The text is on its way.'}</p>
    </article>
  )
}
