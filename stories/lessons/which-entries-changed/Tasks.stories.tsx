import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { press } from '#course/story/acting.ts'
import { framesOf } from '#course/story/framesOf.ts'
import { isDoneOn, proves } from '#course/story/onStage.ts'
import { WhichEntriesChanged } from '#screens/WhichEntriesChanged.tsx'
import { entryLine, lineText } from './demos/entryLine.ts'
import { PostsOnAndOff } from './demos/PostsOnAndOff.tsx'
import * as tasks from './tasks.ts'
import { WhichMatch } from './demos/WhichMatch.tsx'

const ALL = "['posts', 'list']"
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

export const InReverse = meta.story({
  render: () => <WhichEntriesChanged />,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain('inactivefresh'))
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('fetching'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'queryKey' }), "['posts', 'list']")
    await proves(context, tasks.inactiveOnesToo, () => press(context, 'Refetch'))
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('fetching'))
    await proves(context, tasks.exactlyTheLists, () => press(context, 'Invalidate'))
  },
})

/** On the screen before the press, it is fetched with the others: that shows nothing about its first reader. */
export const OnTheScreenBeforeThePress = meta.story({
  render: () => <PostsOnAndOff />,
  play: async (context) => {
    const { canvasElement } = context
    await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain('inactivefresh'))
    await waitFor(() => expect(lineText(canvasElement, ALL)).toContain('freshfetched 1×'))
    const frames = framesOf(canvasElement, () => isDoneOn(context, tasks.readAStaleOne))
    await turn(context, OF_USER_2)
    await press(context, 'Invalidate posts')
    await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain('freshfetched 2×'))
    await waitFor(() => expect(lineText(canvasElement, ALL)).toContain('freshfetched 2×'))
    await turn(context, ALL)
    await press(context, 'Invalidate posts')
    await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain('freshfetched 3×'))
    await expect(frames.end()).not.toContain(true)
    await turn(context, ALL)
    await waitFor(() => expect(lineText(canvasElement, ALL)).toContain('freshfetched 3×'))
    await turn(context, OF_USER_2)
    await press(context, 'Invalidate posts')
    await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain('inactivestale'))
    await waitFor(() => expect(lineText(canvasElement, ALL)).toContain('freshfetched 4×'))
    await proves(context, tasks.readAStaleOne, () => turn(context, OF_USER_2))
  },
})

/** Each deed ends with three fetched entries, and the list of User 2 inactive and fresh. */
export const ThreeFetchedInAnotherWay = meta.story({
  render: () => <WhichEntriesChanged />,
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context
    const choose = (part: string, value: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: part }), value)
    const ends = async (text: string) => {
      await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain(text))
      await waitFor(() => expect(canvasElement).not.toHaveTextContent('fetching'))
    }
    await ends('inactivefreshfetched 1×')
    const frames = framesOf(canvasElement, () => isDoneOn(context, tasks.inactiveOnesToo))
    await step('Invalidate with a type, which is taken away afterwards', async () => {
      await choose('queryKey', ALL)
      await choose('type', "'all'")
      await press(context, 'Invalidate')
      await ends('inactivefreshfetched 2×')
      await choose('type', 'not given')
    })
    await step('Refetch with a filter that matches three other entries', async () => {
      await choose('queryKey', "['posts']")
      await choose('type', "'inactive'")
      await press(context, 'Refetch')
      await ends('inactivefreshfetched 3×')
      await choose('queryKey', ALL)
      await choose('type', 'not given')
    })
    await step('Refetch while a component reads it, which leaves then', async () => {
      await turn(context, OF_USER_2)
      await press(context, 'Refetch')
      await ends('freshfetched 4×')
      await turn(context, OF_USER_2)
      await ends('inactivefreshfetched 4×')
    })
    await step('Invalidate, and a reader that comes and goes', async () => {
      await press(context, 'Invalidate')
      await ends('inactivestale')
      await turn(context, OF_USER_2)
      await ends('freshfetched 5×')
      await turn(context, OF_USER_2)
      await ends('inactivefreshfetched 5×')
    })
    await expect(frames.end()).not.toContain(true)
  },
})

/** Two lists are fetched again and the third one is stale, but by another press than the one that the task asks for. */
export const TwoFetchedInAnotherWay = meta.story({
  render: () => <WhichEntriesChanged />,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const choose = (part: string, value: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: part }), value)
    await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain('inactivefresh'))
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('fetching'))
    const frames = framesOf(canvasElement, () => isDoneOn(context, tasks.exactlyTheLists))
    await press(context, 'Invalidate')
    await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain('inactivestale'))
    await choose('queryKey', ALL)
    await choose('type', "'active'")
    await press(context, 'Refetch')
    await waitFor(() => expect(lineText(canvasElement, ALL)).toContain('freshfetched 3×'))
    await choose('type', 'not given')
    await waitFor(() => expect(canvasElement).toHaveTextContent('3 of 7 entries match.'))
    await expect(frames.end()).not.toContain(true)
  },
})

/** Without data, the third list is fetched by no press: its first reader does that. */
export const ExactlyTheListsAfterResetOrRemove = meta.story({
  render: () => <WhichEntriesChanged />,
  play: async (context) => {
    const { canvas, canvasElement, step, userEvent } = context
    const ends = async (text: string) => {
      await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain(text))
      await waitFor(() => expect(canvasElement).not.toHaveTextContent('fetching'))
    }
    await ends('inactivefresh')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'queryKey' }), ALL)
    const fetched = () => Number(/fetched (\d+)×/.exec(lineText(canvasElement, ALL))?.[1])
    for (const [method, leaves] of [
      ['Reset', 'no data'],
      ['Remove', 'not in the cache'],
    ] as const)
      await step(method, async () => {
        await press(context, method)
        await waitFor(() => expect(lineText(canvasElement, OF_USER_2)).toContain(leaves))
        await waitFor(() => expect(lineText(canvasElement, ALL)).toContain('fresh'))
        const before = fetched()
        await press(context, 'Invalidate')
        await waitFor(() => expect(fetched()).toBe(before + 1))
        await expect(isDoneOn(context, tasks.exactlyTheLists)).toBe(false)
        await turn(context, OF_USER_2)
        await ends('fresh')
        await turn(context, OF_USER_2)
        await ends('inactivefresh')
        await proves(context, tasks.exactlyTheLists, () => press(context, 'Invalidate'))
        await ends('inactivestale')
      })
  },
})

/** Puts an entry on the screen, or takes it away. The name of its checkbox ends in what its reader says. */
function turn({ canvasElement, userEvent }: Pick<StoryContext, 'canvasElement' | 'userEvent'>, key: string) {
  const line = entryLine(canvasElement, key) ?? canvasElement
  return userEvent.click(within(line).getByRole('checkbox'))
}
