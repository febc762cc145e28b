import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { PostSchema } from '#contract/post.ts'

/** The list, under the key `['posts']`, has no body. */
interface Post {
  id: number
  title: string
  body?: string
}

export function Detail({ id }: { id: number }) {
  const api = useApi()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['post', id],
    queryFn: (): Promise<Post> =>
      api.get(`posts/${id}`, { schema: PostSchema }),
    staleTime: 30_000,
    placeholderData: () =>
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
