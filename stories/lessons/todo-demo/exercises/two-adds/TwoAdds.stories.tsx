import { expect, waitFor } from 'storybook/test'
import type { Todo } from '#contract/todo.ts'
import type { NetworkConditions } from '#mocks/network.ts'
import type { World } from '#mocks/world.ts'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, FIRST_LOAD_MS, inCases, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { atOnce, eventually } from '#course/story/eventually.ts'
import { aWhile, logShows } from '#course/story/acting.ts'
import { cacheOf, ShowCache, elsewhereIn, notElsewhere } from '#course/story/cacheOf.tsx'
import { framesOf } from '#course/story/textOnStage.ts'
import { whyNotSent } from '../../demos/whyNotSent.ts'
import { twoAdds } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Todo Demo/Two adds',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: {
    world: {
      seed: { todos: [{ id: 1, title: 'Tea', completed: false }] },
      network: { latencyMs: 700, failing: { method: 'POST', times: 1 } },
    },
  },
  render: ({ answer: { Todos } }: { answer: typeof answer }) => (
    <CaseSlot>
      {() => (
        <AnswerSlot>
          <ShowCache />
          <Todos />
        </AnswerSlot>
      )}
    </CaseSlot>
  ),
})

type Title = 'Milk' | 'Bread'

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const titles = () => canvas.queryAllByRole('listitem').map(({ textContent }) => textContent)
    const requests = () => world.log.entries()
    const stored = () => world.database.todos()
    const storedTitles = () => stored().map(({ title }) => title)

    /** Starts anew, and adds two todos. Returns what has been in the list meanwhile, and both POSTs. */
    async function addTwo(
      seed: number,
      order: Title[],
      network: Partial<NetworkConditions>,
      {
        refused,
        second,
      }: { refused?: Title; second?: 'saved last' | 'saved first' | 'after the first' } = {},
    ) {
      for (const { id } of stored().slice(1)) world.database.removeTodo(id)
      // Said before the first press: on a busy machine a POST may reach the server only after the second one.
      const failing = refused && ({ method: 'POST', times: 1, after: order.indexOf(refused) } as const)
      world.network.set({ failing, slower: undefined, latencyMs: FIRST_LOAD_MS })
      const from = requests().length
      const posts = () =>
        requests()
          .slice(from)
          .filter(({ method }) => method === 'POST')
      showCase(world, seed)
      await because('The page should begin with Tea, and it does not.', () => canvas.findByText('Tea'))
      world.network.set(network)
      const frames = framesOf(canvasElement, titles)
      const elsewhere = elsewhereIn(world)
      const adds = world.network.hold('POST')
      const lists = world.network.hold('GET')
      const isAnswered = (index: number) => posts()[index]?.outcome !== 'pending'
      for (const [index, title] of order.entries()) {
        await userEvent.click(canvas.getByRole('button', { name: `Add ${title}` }))
        await because(
          () =>
            posts().length === index
              ? whyUnsent(title, index)
              : `${title} should be in the list at once, before the server has answered.`,
          () => atOnce(() => canvas.getByText(title)),
        )
        for (const earlier of order.slice(0, index))
          await because(
            () =>
              listed(world).some((todo) => todo.title === title)
                ? `${earlier} was gone as soon as you added ${title}, and the server had answered neither. Add to the list as it is now.`
                : `${earlier} was gone as soon as you added ${title}, and the server had answered neither. The \`variables\` of \`useMutation\` are those of its latest call: \`useMutationState\` has those of all that are pending.`,
            () => titles().includes(earlier) || posts().some(({ outcome }) => outcome !== 'pending'),
          )
        if (second === 'after the first' && index === 0) {
          adds.release(1)
          await logShows(world, ({ id, method }) => method === 'GET' && id > (posts()[0]?.id ?? Infinity))
        }
      }
      lists.release()
      if (second === 'saved last' || second === 'saved first') {
        const place = second === 'saved last' ? 0 : 1
        adds.releaseOne(place)
        await logShows(world, () => isAnswered(place))
        await aWhile()
      }
      adds.release()
      await because('The adds, or what follows them, never end.', () =>
        waitFor(
          () => {
            expect(posts().map(({ outcome }) => outcome)).toEqual(
              order.map((title) => (title === refused ? 500 : 201)),
            )
            expect(requests().some(({ outcome }) => outcome === 'pending')).toBe(false)
            expect(cacheOf(world)?.isMutating(notElsewhere)).toBe(0)
            expect(cacheOf(world)?.isFetching(notElsewhere)).toBe(0)
          },
          { timeout: 8000 },
        ),
      )
      await because(
        'Adding a todo has reached other entries of the cache as well: what is elsewhere on the page was cancelled, thrown away or marked as out of date. Name the key of the list.',
        elsewhere.isLeftAlone,
      )
      elsewhere.end()
      const seen = frames.end()
      const twice = order.find((title) =>
        seen.some((frame) => frame.filter((shown) => shown === title).length > 1),
      )
      await because(
        `${twice} was in the list twice: under its temporary id, and as the server saved it. Put the one into the place of the other.`,
        () => twice === undefined,
      )
      return { seen, posts: posts() }
    }

    async function whyUnsent(title: Title, index: number): Promise<string> {
      const isRefused =
        index > 0 && cacheOf(world)?.getMutationCache().findAll(notElsewhere)[index] === undefined
      return isRefused
        ? `You pressed Add ${title} while another add was on its way, and ${title} was refused: it was never sent.`
        : `You pressed Add ${title}, and ${await whyNotSent(world, 'POST', index)}`
    }

    async function listAndServerAgree() {
      await because(
        () => `The server has ${storedTitles().join(' and ')}. Your list has: ${titles().join(', ')}.`,
        () => eventually(world, () => expect(titles().toSorted()).toEqual(storedTitles().toSorted())),
      )
      const temporary = listed(world).find(({ id }) => !stored().some((todo) => todo.id === id))
      await because(
        `${temporary?.title} is saved, and your list still has it under its temporary id: no request for the list followed the last add. An add that settles counts itself, if it has the key that you count; without a key you count what goes on elsewhere, too. Ask in the \`onSettled\` of \`useMutation\`: it is called for an add that fails, too, and what is given to \`mutate\` for the latest add alone.`,
        () => temporary === undefined,
      )
    }

    await step('one fails: it goes, and the other is in the list all the time', () =>
      inCases(
        async (draw) => {
          const order = draw.shuffled<Title>(['Milk', 'Bread'])
          const one = draw.oneOf<Title>(['Milk', 'Bread'])
          const other = one === 'Milk' ? 'Bread' : 'Milk'
          const { seen, posts } = await addTwo(
            draw.seed,
            order,
            { latencyMs: draw.whole(6, 9) * 100 },
            { refused: one },
          )
          await because(`The server refused ${one}, and ${one} is still in the list.`, () =>
            eventually(world, () => expect(titles()).not.toContain(one)),
          )
          const since = seen.slice(seen.findIndex((frame) => frame.includes(other)))
          await because(
            `${one} failed, and ${other} went out of the list while ${one} stayed in it: you took out another todo than the one that failed. Take out the one whose id failed, and nothing else.`,
            () => !since.some((frame) => frame.includes(one) && !frame.includes(other)),
          )
          const [first, second] = posts
          const isQueued = first && second && second.startedAt >= first.startedAt + (first.durationMs ?? 0)
          await because(
            isQueued
              ? `${other} vanished, then returned. A \`scope\` queues the requests, but not \`onMutate\`: both adds were in the list before the first answer, and what came then knows nothing of ${order[1]}: a snapshot of ${order[0]}, or a list that the server sent before it had ${order[1]}.`
              : `${other} vanished, then returned. ${one} failed, and the list went back to what it was without ${other}: by a snapshot, by a list that the server sent before ${other} was saved, or because you took ${other} out as well. Take out what failed, and nothing else.`,
            () => stays(other, seen),
          )
          await listAndServerAgree()
        },
        [5, 7],
      ),
    )
    await step('both are saved: both are in the list all the time, whichever is saved first', () =>
      inCases(
        async (draw) => {
          const order = draw.shuffled<Title>(['Milk', 'Bread'])
          const second = draw.seed === 8 ? 'saved last' : 'saved first'
          const { seen } = await addTwo(draw.seed, order, { latencyMs: 100 }, { second })
          const [early, late] = second === 'saved last' ? order : order.toReversed()
          await because(
            `${late} vanished. The list that followed ${early} left the server before ${late} was saved. While another add is in flight, do not ask for the list.`,
            () => order.every((title) => stays(title, seen)),
          )
          await listAndServerAgree()
        },
        [8, 1],
      ),
    )
    await step('the second comes while the list of the first is on its way', () =>
      inCases(
        async (draw) => {
          const slower = { method: 'GET', pathEnd: 'todos', byMs: 900 } as const
          const order = draw.shuffled<Title>(['Milk', 'Bread'])
          const { seen } = await addTwo(
            draw.seed,
            order,
            { latencyMs: 100, slower },
            { second: 'after the first' },
          )
          await because(
            `${order[1]} vanished. The list that followed ${order[0]} was on its way when you added ${order[1]}, and it replaced yours. Cancel it first.`,
            () => order.every((title) => stays(title, seen)),
          )
          await listAndServerAgree()
        },
        [2, 3],
      ),
    )
  }),
})

/** Whether a todo is in the list all the time, once it is there. */
function stays(title: Title, frames: readonly (readonly string[])[]): boolean {
  const since = frames.findIndex((seen) => seen.includes(title))
  return frames.slice(since).every((seen) => seen.includes(title))
}

/** What lists in the cache hold. */
function listed(world: World): Todo[] {
  const entries = cacheOf(world)?.getQueryCache().getAll() ?? []
  return entries.flatMap(({ state }) => (Array.isArray(state.data) ? (state.data as Todo[]) : []))
}

export const StartingPoint = Solution.extend(
  startingPoint(twoAdds, Solution, /the list went back to what it was/),
)
