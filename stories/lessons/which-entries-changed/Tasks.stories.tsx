import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { press } from '#course/story/acting.ts'
import { proves } from '#course/story/onStage.ts'
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
    await context.canvas.findByText('3 of 4 entries match.')
    await proves(context, tasks.turnTheKeyAround, () => press(context, "['list', 'posts']"))
  },
})

export const ReadAStaleOne = meta.story({
  render: () => <PostsOnAndOff />,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain('inactivefresh'))
    await press(context, 'Invalidate posts')
    await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain('inactivestale'))
    const onScreen = canvas.getByRole('checkbox', { name: `on screen ${OF_USER_2}` })
    await proves(context, tasks.readAStaleOne, () => userEvent.click(onScreen))
  },
})

export const ExactlyTheListsThenInactiveOnesToo = meta.story({
  render: () => <WhichEntriesChanged />,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain('inactivefresh'))
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('fetching'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'queryKey' }), "['posts', 'list']")
    await proves(context, tasks.exactlyTheLists, () => press(context, 'Invalidate'))
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('fetching'))
    await proves(context, tasks.inactiveOnesToo, () => press(context, 'Refetch'))
  },
})
