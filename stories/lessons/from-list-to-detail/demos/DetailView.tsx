import { Alert } from '#ui/Alert.tsx'
import type { ListedPost } from './FromTheList.tsx'

export interface DetailViewProps {
  post: { data: ListedPost | undefined; error: Error | null; isPlaceholderData: boolean }
}

/** What a query says of one post. */
export function DetailView({ post: { data, error, isPlaceholderData } }: DetailViewProps) {
  return (
    <article>
      {data && <h3>{data.title}</h3>}
      {data && (
        <p>{isPlaceholderData ? 'The text is on its way...' : (data.body ?? 'This post has no text.')}</p>
      )}
      {error && <Alert>{error.message}</Alert>}
      {!data && !error && <p>Loading...</p>}
    </article>
  )
}
