import { useQuery } from '@tanstack/react-query'
import preview from '#storybook/preview.tsx'
import { useApi } from '#api/ApiProvider.tsx'
import { QueryCard } from '#screens/when-may-it-ask/QueryCard.tsx'
import { postsQuery } from '#features/posts/postQueries.ts'
import { pluralize } from '#ui/pluralize.ts'

interface CardOfPostsProps {
  title: string
  missing: string
  /** Whether it knows whose posts to ask for. */
  asks: boolean
}

/** The card with a query, as a screen gives it one. */
function CardOfPosts({ asks, ...card }: CardOfPostsProps) {
  const query = useQuery({ ...postsQuery(useApi(), { userId: 1 }), enabled: asks })
  return (
    <QueryCard {...card} query={query}>
      {(posts) => <p>{pluralize(posts.length, 'post')}</p>}
    </QueryCard>
  )
}

const meta = preview.meta({
  title: 'Components/Features/Fetching/Query card',
  component: CardOfPosts,
  tags: ['server'],
  parameters: { layout: 'padded' },
  args: { title: 'Posts of the author', missing: 'Choose a post first.', asks: true },
})

export const Ready = meta.story()

export const Loading = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, how: 'silence' } } } },
})

export const Idle = meta.story({ args: { asks: false } })

export const Failed = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity } } } },
})
