import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import { AnswerSlot, RendersAgain } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { isMemoized } from '../../demos/isMemoized.ts'
import { rendersOf } from '../../demos/rendersOf.ts'
import { threeTodos } from '../../demos/seed.ts'
import { Inbox } from './Inbox.tsx'
import { theUnreadBadge } from './exercise.ts'
import * as answer from './solution.tsx'

/** The seed of the case in which nobody else asks for the messages. */
const ALONE = 1
const key = ['todos', 'list']

const meta = preview.meta({
  title: 'Components/Exercises/Select and renders/The unread badge',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { seed: threeTodos, network: { latencyMs: 200 } } },
  render: ({ answer: { UnreadBadge } }: { answer: { UnreadBadge: ComponentType } }) => (
    <CaseSlot>
      {({ seed }) => (
        <AnswerSlot>
          <ShowCache />
          <RendersAgain>{() => <Inbox badge={<UnreadBadge />} isAlone={seed === ALONE} />}</RendersAgain>
        </AnswerSlot>
      )}
    </CaseSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const renders = (action: string) => rendersOf(canvasElement, 'Badge', action)
    const shows = (count: number) =>
      eventually(world, () => {
        const [badge] = within(canvas.getByRole('list', { name: 'Readers' })).getAllByText(/unread/)
        expect(badge).toHaveTextContent(new RegExp(`^${count} unread$`))
      })
    async function press(action: string): Promise<void> {
      await userEvent.click(canvas.getByRole('button', { name: action }))
      await canvas.findByText(`${action}: measured`)
    }

    await step('two messages are unread', async () => {
      await because('The messages should be here by now, and they are not.', () =>
        eventually(world, () => canvas.getByText('Read the guide')),
      )
      await because(
        () =>
          readersOf(world).length < 2
            ? 'Two messages are unread, and the badge does not say so. `getQueryData` reads the cache once, and does not subscribe: when the messages came, the badge was not told.'
            : 'Two messages are unread, and the badge does not say so. It observes the query, but is never told: `notifyOnChangeProps` lists no field that changes.',
        () => shows(2),
      )
    })
    await because('The table has no row for the badge: keep the `Reader`, which counts the renders.', () =>
      expect(renders('Total')).toBeGreaterThan(0),
    )
    await step('a refetch without changes does not render the badge', async () => {
      await press('Refetch')
      await because(
        () =>
          `The answer was equal, and the badge has rendered ${renders('Refetch')} times. \`select\` narrows \`data\`, but the badge reads the other fields of the result, too: \`isFetching\` has turned on and off.`,
        () => expect(renders('Refetch')).toBe(0),
      )
    })
    await step('a message is read: the badge says 1, after one render', async () => {
      await press('Read')
      await because('A message was read, and the badge does not say that one is unread.', () => shows(1))
      await because(
        () =>
          `One change should be one render, and it took ${renders('Read')}: one with the old number, and one more when an effect had copied the new one into a state. Compute it, and keep no copy.`,
        () => expect(renders('Read')).toBe(1),
      )
    })
    await step('another title does not render it', async () => {
      // The message is unread again, so that its title is one of those that the badge could depend on.
      await press('Read')
      await because('The message is unread again, and the badge does not say that two are.', () => shows(2))
      await press('Rename')
      await because(
        async () =>
          `A title changed, two messages are unread as before, and the badge has rendered. ${await whyOf(world, canvasElement)}`,
        () => expect(renders('Rename')).toBe(0),
      )
    })
    await step('alone on a screen, it asks for the messages and leaves them as they are', async () => {
      for (const { id } of world.database.todos()) world.database.changeTodo(id, { completed: true })
      const before = world.log.entries().length
      showCase(world, ALONE)
      await because(
        () =>
          world.log.entries().length === before
            ? 'Alone on a screen, the badge asks for nothing: it waits for a request that only another component makes. Let its query ask; the cache shares the request.'
            : 'All messages are read, and alone on a screen the badge does not say “0 unread”.',
        () => shows(0),
      )
      const given = [true, false, true].map((completed, id) => ({ id, title: `Message ${id}`, completed }))
      cacheOf(world)?.setQueryData(key, structuredClone(given))
      await because('Of three messages in the cache one is unread, and the badge does not say so.', () =>
        shows(1),
      )
      await because(
        'The badge has changed the list of messages in the cache, as `sort`, `reverse` and `splice` do: whoever else reads it gets that. Work on a copy.',
        () => expect(cacheOf(world)?.getQueryData(key)).toEqual(given),
      )
    })
  }),
})

/** Those who observe the messages: the newest message, and perhaps the badge. */
function readersOf(world: World) {
  return cacheOf(world)?.getQueryCache().find({ queryKey: key })?.observers ?? []
}

async function whyOf(world: World, stage: HTMLElement): Promise<string> {
  const selecting = readersOf(world).find(({ options }) => options.select !== undefined)
  if (selecting === undefined)
    return (await isMemoized(world, stage, 'Badge'))
      ? '`memo` compares props, and the badge has none: what renders it is the list, which it observes as a whole.'
      : 'It gets the whole list, and that is a new one. What happens after `useQuery` is too late: `useMemo` saves the counting and not the render.'
  const { data } = selecting.getCurrentResult()
  if (isPlain(data))
    return 'Its `select` picks the messages themselves, and a title is a part of a message. Select no more than the badge shows.'
  return data instanceof Map || data instanceof Set
    ? 'Its `select` returns something that cannot be shared: a `Map` or a `Set` is another one each time. A number is compared by its value, and plain data part by part.'
    : 'A part of what its `select` returns is never equal to the part before: a `Date` is a new one each time. Let it depend on the messages alone.'
}

/** Whether JSON can hold a value, and gives it back the same. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  const isPlainObject = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlainObject && Object.values(value).every(isPlain)
}

export const StartingPoint = Solution.extend(
  startingPoint(theUnreadBadge, Solution, /It gets the whole list/),
)
