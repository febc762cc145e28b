import { useQuery } from '@tanstack/react-query'
import { DetailView } from './DetailView.tsx'
import type { DetailProps } from './FromTheList.tsx'

/** The title stands in until the whole post is here. */
// #region detail
export function SmallestPlaceholder({ listed, fetchPost }: DetailProps) {
  const post = useQuery({
    queryKey: ['post', listed.id],
    queryFn: () => fetchPost(listed.id),
    staleTime: 30_000,
    placeholderData: listed,
  })
  return <DetailView post={post} />
}
// #endregion
