import { queryOptions, useQuery } from '@tanstack/react-query'
import preview from '#storybook/preview.tsx'
import { TwoClocks } from '#screens/stale-and-gc/TwoClocks.tsx'
import type { TwoClocksProps } from '#screens/stale-and-gc/TwoClocks.tsx'

const meta = preview.meta({
  title: 'Components/Features/Posts/Two clocks',
  component: TwoClocks,
  parameters: { layout: 'padded' },
  args: { queryKey: ['answer'], staleTime: 60_000, gcTime: 120_000, leftAt: undefined },
  render: (args) => <ClocksOfAnAnswer {...args} />,
})

export const Fresh = meta.story()

export const Stale = meta.story({ args: { staleTime: 1 } })

/** Nothing is in the cache under its key. */
export const Gone = meta.story({ render: (args) => <TwoClocks {...args} /> })

function ClocksOfAnAnswer(args: TwoClocksProps) {
  const { queryKey, gcTime } = args
  useQuery(queryOptions({ queryKey, queryFn: () => 'an answer', staleTime: Infinity, gcTime }))
  return <TwoClocks {...args} />
}
