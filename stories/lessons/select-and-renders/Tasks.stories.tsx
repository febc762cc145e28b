import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SelectAndRenders } from '#screens/SelectAndRenders.tsx'
import { isDoneOn } from '#course/story/onStage.ts'
import { InlineAndStable } from './demos/InlineAndStable.tsx'
import { threeTodos } from './demos/seed.ts'
import { TitleAndCount } from './demos/TitleAndCount.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Select and renders/Tasks',
  tags: ['server', 'proof'],
  parameters: { world: { seed: threeTodos } },
})

export const RefetchNothingAndRenameOne = meta.story({
  render: () => <TitleAndCount />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('Read the guide')
    await expect(isDoneOn(context, tasks.refetchNothing)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
    await waitFor(() => expect(isDoneOn(context, tasks.refetchNothing)).toBe(true))
    await expect(isDoneOn(context, tasks.renameOne)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await waitFor(() => expect(isDoneOn(context, tasks.renameOne)).toBe(true))
  },
})

export const RenderThreeTimes = meta.story({
  render: () => <InlineAndStable />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findAllByText('1 done')
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Render both' }))
    await press()
    await press()
    await expect(isDoneOn(context, tasks.renderThreeTimes)).toBe(false)
    await press()
    await waitFor(() => expect(isDoneOn(context, tasks.renderThreeTimes)).toBe(true))
  },
})

export const MeasureAll = meta.story({
  render: () => <SelectAndRenders />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('3 todos')
    for (const action of ['Refetch', 'Rename', 'Toggle']) {
      await expect(isDoneOn(context, tasks.measureAll)).toBe(false)
      await userEvent.click(canvas.getByRole('button', { name: action }))
      await canvas.findByText(`${action}: measured`)
    }
    await expect(isDoneOn(context, tasks.measureAll)).toBe(true)
  },
})
