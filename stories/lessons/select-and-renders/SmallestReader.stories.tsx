import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Ground } from '#course/story/Ground.ts'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { threeTodos } from './demos/seed.ts'
import { SmallestReader } from './demos/SmallestReader.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Select and renders/The smallest reader',
  tags: ['server', 'proof'],
  parameters: { world: { seed: threeTodos } },
})

export const ShowsTheFirstTitle = meta.story({
  render: () => (
    <Ground>
      <WithFetchers of={SmallestReader} />
    </Ground>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Read the guide')).toBeVisible()
  },
})
