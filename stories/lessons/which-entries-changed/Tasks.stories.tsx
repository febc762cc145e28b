import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { isDoneOn } from '#course/story/onStage.ts'
import { WhichEntriesChanged } from '#screens/WhichEntriesChanged.tsx'
import { lineText } from './demos/entryLine.ts'
import { PostsOnAndOff } from './demos/PostsOnAndOff.tsx'
import * as tasks from './tasks.ts'
import { WhichMatch } from './demos/WhichMatch.tsx'

const OF_USER_2 = "['posts', 'list', { userId: 2 }]"

const meta = preview.meta({
  title: 'Components/Lessons/Which entries changed?/Tasks',
  tags: ['server', 'proof'],
})

export const TurnTheKeyAround = meta.story({
  render: () => <WhichMatch />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('3 of 4 entries match.')
    await expect(isDoneOn(context, tasks.turnTheKeyAround)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: "['list', 'posts']" }))
    await waitFor(() => expect(isDoneOn(context, tasks.turnTheKeyAround)).toBe(true))
  },
})

export const ReadAStaleOne = meta.story({
  render: () => <PostsOnAndOff />,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain('inactivefresh'))
    await userEvent.click(canvas.getByRole('button', { name: 'Invalidate posts' }))
    await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain('inactivestale'))
    await expect(isDoneOn(context, tasks.readAStaleOne)).toBe(false)
    await userEvent.click(canvas.getByRole('checkbox', { name: `on screen ${OF_USER_2}` }))
    await waitFor(() => expect(isDoneOn(context, tasks.readAStaleOne)).toBe(true))
  },
})

export const ExactlyTheListsThenInactiveOnesToo = meta.story({
  render: () => <WhichEntriesChanged />,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain('inactivefresh'))
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('fetching'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'queryKey' }), "['posts', 'list']")
    await expect(isDoneOn(context, tasks.exactlyTheLists)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Invalidate' }))
    await waitFor(() => expect(isDoneOn(context, tasks.exactlyTheLists)).toBe(true))
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('fetching'))
    await expect(isDoneOn(context, tasks.inactiveOnesToo)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
    await waitFor(() => expect(isDoneOn(context, tasks.inactiveOnesToo)).toBe(true))
  },
})
