import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SelectAndRenders } from '#screens/SelectAndRenders.tsx'
import { press } from '#course/story/acting.ts'
import { isDoneOn, proves } from '#course/story/onStage.ts'
import { InlineAndStable } from './demos/InlineAndStable.tsx'
import { threeTodos } from './demos/seed.ts'
import { TitleAndCount } from './demos/TitleAndCount.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Select and renders/Tasks',
  tags: ['server', 'proof'],
  parameters: { world: { seed: threeTodos } },
})

export const RenameAndToggleOne = meta.story({
  render: () => <TitleAndCount />,
  play: async (context) => {
    await context.canvas.findByText('Read the guide')
    await proves(context, tasks.renameOne, () => press(context, 'Rename'))
    await proves(context, tasks.toggleOne, () => press(context, 'Toggle'))
  },
})

export const RenderThreeTimes = meta.story({
  render: () => <InlineAndStable />,
  play: async (context) => {
    await context.canvas.findAllByText('1 done')
    await press(context, 'Render both')
    await press(context, 'Render both')
    await proves(context, tasks.renderThreeTimes, () => press(context, 'Render both'))
  },
})

export const MeasureAll = meta.story({
  render: () => <SelectAndRenders />,
  play: async (context) => {
    await context.canvas.findByText('3 todos')
    for (const action of ['Refetch', 'Rename']) {
      await expect(isDoneOn(context, tasks.measureAll)).toBe(false)
      await press(context, action)
      await context.canvas.findByText(`${action}: measured`)
    }
    await proves(context, tasks.measureAll, () => press(context, 'Toggle'))
  },
})
