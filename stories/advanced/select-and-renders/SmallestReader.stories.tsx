import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Stage } from '../../Stage.ts'
import { WithFetchers } from '../../WithFetchers.tsx'
import { threeTodos } from './seed.ts'
import { SmallestReader } from './SmallestReader.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Select and renders/The smallest reader',
  tags: ['server', 'proof'],
  parameters: { world: { seed: threeTodos } },
})

export const ShowsTheFirstTitle = meta.story({
  render: () => (
    <Stage>
      <WithFetchers>{(fetchers) => <SmallestReader {...fetchers} />}</WithFetchers>
    </Stage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Read the guide')).toBeVisible()
  },
})
