import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { SmallestInfinite } from '../demos/SmallestInfinite.tsx'
import { SharesPageEntries } from '../demos/SharesPageEntries.tsx'
import { atOnce, ownEntries } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Infinite Query/Predictions',
  tags: ['server', 'proof', '!dev'],
})

export const AtOnce = meta.story({
  ...runOf(
    atOnce,
    '1, because the parameter of each page comes from the page before it',
    { network: { latencyMs: 300 } },
    '3 pages',
  ),
  render: () => <WithFetchers of={SmallestInfinite} />,
})

export const OwnEntries = meta.story({
  ...runOf(ownEntries, '0, because each page’s own entry is still fresh', {}, '3 pages'),
  render: () => <SharesPageEntries />,
})
