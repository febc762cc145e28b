import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import type { PostTitle } from '#contract/post.ts'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { QueryError } from '#ui/QueryError.tsx'
import { TitledCard } from '#ui/TitledCard.tsx'
import { openedPostQuery } from './openedQueries.ts'
import type { Start } from './openedQueries.ts'

/** The post that was opened: first what the list has of it, then the rest. */
export function OpenedPostCard({ listed, start }: { listed: PostTitle; start: Start }) {
  const post = useQuery(openedPostQuery(useApi(), listed, start))
  const isWaiting = post.isPending || post.isPlaceholderData

  return (
    <TitledCard title={post.data?.title ?? (post.isPending ? 'Loading...' : 'No post')} level={2}>
      <Text aria-live="polite">
        {isWaiting && 'The text is on its way...'}
        {!isWaiting && post.data && (post.data.body ?? '(no text)')}
      </Text>
      <QueryError query={post} />
      <DescriptionList
        items={[
          ['status', post.status],
          ['isPlaceholderData', String(post.isPlaceholderData)],
          ['fetchStatus', post.fetchStatus],
        ]}
      />
    </TitledCard>
  )
}

/** Room for most texts, so that nothing jumps when one arrives. */
const Text = styled.p`
  min-height: 6.5rem;
`
