import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { PostsOnAndOff } from '../demos/PostsOnAndOff.tsx'
import { SetAndStale } from '../demos/SetAndStale.tsx'
import { oneOnTheScreen, setOnAStaleEntry } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Which entries changed?/Predictions',
  tags: ['server', 'proof', '!dev'],
})

export const OneOnTheScreen = meta.story({
  ...runOf(
    oneOnTheScreen,
    '1, because it fetches at once only what a component reads',
    {},
    'fresh, fetched 2×, 100 posts',
  ),
  render: () => <PostsOnAndOff />,
})

export const SetOnAStaleEntry = meta.story({
  ...runOf(
    setOnAStaleEntry,
    'Fresh, without a request, because what is set counts as new data',
    {},
    'fresh, fetched 1×, 99 posts',
  ),
  render: () => <SetAndStale />,
})
