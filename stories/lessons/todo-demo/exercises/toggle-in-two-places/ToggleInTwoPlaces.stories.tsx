import { expect, waitFor } from 'storybook/test'
import type { LoggedRequest } from '#api/requestLog.ts'
import type { Todo } from '#contract/todo.ts'
import type { World } from '#mocks/world.ts'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, FIRST_LOAD_MS, inCases, showCase } from '#course/exercise/grade/cases.tsx'
import type { Draw } from '#course/exercise/grade/cases.tsx'
import { because, graded, NotYet } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { atOnce, eventually } from '#course/story/eventually.ts'
import { aWhile, logShows } from '#course/story/acting.ts'
import { framesOf } from '#course/story/textOnStage.ts'
import { cacheOf, ShowCache, elsewhereIn, notElsewhere } from '#course/story/cacheOf.tsx'
import type { Elsewhere } from '#course/story/cacheOf.tsx'
import { whyNotSent } from '../../demos/whyNotSent.ts'
import { toggleInTwoPlaces } from './exercise.ts'
import * as answer from './solution.tsx'
import { opposite, requestsIn, stateOf, whyNoAnswer, whyOpposite } from './toggles.ts'
import type { State } from './toggles.ts'

const seed = {
  todos: [
    { id: 1, title: 'Tea', completed: false },
    { id: 2, title: 'Milk', completed: false },
    { id: 3, title: 'Bread', completed: false },
  ],
}

const meta = preview.meta({
  title: 'Components/Exercises/Todo Demo/Toggle in two places',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { seed, network: { latencyMs: 250 } } },
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

type Title = 'Tea' | 'Milk'

/** Seeds by which Tea is open at first, and done at first. */
const SEEDS = [5, 8]
/** Seeds by which the first of two toggles is refused, and the second. */
const ONE_REFUSED = [5, 12]
/** Seeds by which the second of two toggles is that of Tea, and that of Milk. */
const BOTH_SAVED = [7, 4]

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const shown = () => statesIn(canvasElement)
    const onServer = (title: Title = 'Tea') =>
      stateOf(world.database.todos().find((todo) => todo.title === title)?.completed)
    const both = (state: State) =>
      eventually(world, () => expect(shown()).toMatchObject({ list: state, detail: state }))
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    let elsewhere: Elsewhere | undefined
    // A toggle that has been answered may still be at work: it asks for the list again.
    const settled = async () => {
      await waitFor(
        () => {
          expect(cacheOf(world)?.isMutating(notElsewhere)).toBe(0)
          expect(cacheOf(world)?.isFetching(notElsewhere)).toBe(0)
          expect(world.log.entries().filter(({ outcome }) => outcome === 'pending')).toEqual([])
        },
        { timeout: 5000 },
      )
      if (elsewhere?.isLeftAlone() === false)
        throw new NotYet(
          'A toggle has reached other entries of the cache as well: what is elsewhere on the page was cancelled, thrown away or marked as out of date. Name the keys of the todos.',
        )
    }

    /** Whether todos were asked for after a press, and before its PATCH was answered: what comes has the old state. */
    const askedTooEarly = (from: number) => {
      const requests = world.log.entries().slice(from)
      const [patch] = requestsIn(requests)
      const end = (patch?.startedAt ?? 0) + (patch?.durationMs ?? Infinity)
      return requestsIn(requests, 'GET').some(({ startedAt }) => startedAt < end)
    }
    const tooEarly =
      'You asked the server for the todos before it had answered your toggle. It sent the old state, and that replaced yours. Ask in `onSettled`.'

    /** Starts anew, with todos that are open or done by chance. Returns what Tea is, what a toggle makes of it, and the others. */
    async function begin(draw: Draw) {
      for (const { id } of world.database.todos())
        world.database.changeTodo(id, { completed: draw.oneOf([true, false]) })
      const latencyMs = draw.oneOf([200, 300])
      world.network.set({ latencyMs: FIRST_LOAD_MS, slower: undefined, failing: undefined })
      showCase(world, draw.seed)
      const before = onServer()
      await because(
        'The page should begin with the list and the detail of the server, and it does not.',
        () => both(before),
      )
      world.network.set({ latencyMs })
      elsewhere?.end()
      elsewhere = elsewhereIn(world)
      return { before, next: opposite(before), others: shown().others }
    }

    /** Toggles both todos, the second while the first is in flight. Returns what each was, and what was seen meanwhile. */
    async function toggleTwo(order: readonly Title[], refuse?: Title) {
      const was = { Tea: onServer('Tea'), Milk: onServer('Milk') }
      const from = world.log.entries().length
      const patches = () => requestsIn(world.log.entries().slice(from))
      const answered = () => patches().filter(({ outcome }) => outcome !== 'pending').length
      const frames = framesOf(canvasElement, () => ({ ...shown(), answered: answered() }))
      const toggles = world.network.hold('PATCH')
      const whyUnsent = async (index: number) =>
        `You pressed Toggle ${order[index]}${index > 0 ? ' while another toggle was on its way' : ''}, and ${await whyNotSent(world, 'PATCH', index)}`
      for (const [index, title] of order.entries()) {
        if (title === refuse) world.network.set({ failing: { method: 'PATCH', times: 1 } })
        await press(`Toggle ${title}`)
        await because(
          () =>
            patches().length > index
              ? `${title} should be ${opposite(was[title])} at once, before the server has answered.`
              : whyUnsent(index),
          () => atOnce(() => isIn(shown(), title, opposite(was[title]))),
        )
        for (const other of order.slice(index + 1))
          await because(
            `You toggled ${title}, and ${other} changed as well. Change only the todo whose id was toggled, in the list and in the detail.`,
            () => isIn(shown(), other, was[other]),
          )
      }
      if (refuse === undefined) {
        toggles.release(1)
        await logShows(world, () => answered() > 0)
        await aWhile()
      }
      toggles.release()
      await because(
        () => whyUnsent(patches().length),
        () => waitFor(() => expect(patches()).toHaveLength(2), { timeout: 4000 }),
      )
      await because('The toggles, or what follows them, never end.', async () => {
        await waitFor(() => expect(answered()).toBe(2), { timeout: 4000 })
        await settled()
      })
      // On a busy machine it can be another one than it should have been.
      const refused = patches().find(({ outcome }) => outcome === 500)
      return { was, seen: frames.end(), refused: refused?.path === 'todos/2' ? 'Milk' : 'Tea' } as const
    }

    async function listAndDetailAgreeWithServer() {
      await because(
        () =>
          `In the end the server has Tea as ${onServer('Tea')} and Milk as ${onServer('Milk')}. Your list says ${shown().list} and ${shown().milk}, and your detail of Tea says ${shown().detail}.`,
        () =>
          eventually(world, () => {
            expect(isIn(shown(), 'Tea', onServer('Tea'))).toBe(true)
            expect(isIn(shown(), 'Milk', onServer('Milk'))).toBe(true)
          }),
      )
    }

    await step('a toggle changes both places before the server has answered, and no other todo', () =>
      inCases(async (draw) => {
        const { before, next, others } = await begin(draw)
        const updates = updatesIn(world)
        const from = world.log.entries().length
        const atAnswer = nextPatch(world, () => ({
          ...shown(),
          cached: stateInCache(world),
          isWritten:
            updatesIn(world) > updates && requestsIn(world.log.entries().slice(from), 'GET').length === 0,
        }))
        await press('Toggle Tea')
        await because(async () => `You pressed Toggle Tea, and ${await whyNoAnswer(world)}`, atAnswer)
        const { seen, request } = await atAnswer()
        await because(
          `You pressed Toggle Tea, and the end of \`PATCH ${request.path}\` was: ${request.outcome}. Send \`completed\` to \`todos/1\`, and let the request end.`,
          () => request.outcome === 200,
        )
        await because(
          () => {
            if (askedTooEarly(from)) return tooEarly
            if (onServer() === before)
              return `You pressed Toggle Tea, and \`PATCH ${request.path}\` left Tea on the server as it was: ${before}.`
            if (seen.cached === next)
              return `The cache has Tea as ${next}, and the screen still says ${before}: you changed the cached todo itself. The same object is no change for the cache. Return a new list with a new todo.`
            return seen.isWritten
              ? `You wrote into the cache before the server had answered, and Tea is ${before} there, as it was: turned round twice, it is the same again. Is \`completed\` the old state there, or the new one already?`
              : 'Nothing changed until the server had answered. You know what it will say: show it in `onMutate`, before the request leaves.'
          },
          () => seen.list === next || seen.detail === next,
        )
        await because(
          () =>
            askedTooEarly(from)
              ? tooEarly
              : `The list says ${seen.list}, and the detail says ${seen.detail}. They are two entries of the cache: write the new state into each, as a new object.`,
          () => seen.list === seen.detail,
        )
        await because(
          `You toggled Tea, and other todos changed as well: they were “${others}”, and are “${seen.others}”. Change only the todo whose id was toggled.`,
          () => seen.others === others,
        )
        await because(
          () =>
            `The page said ${next}, and the PATCH told the server ${before}. ${whyOpposite(world, before)}`,
          () => onServer() === next,
        )
        await because(`The server has Tea as ${next}, and the page does not.`, async () => {
          await settled()
          await both(next)
        })
      }, SEEDS),
    )
    await step('an older list on its way does not undo a toggle', () =>
      inCases(async (draw) => {
        const { before, next } = await begin(draw)
        // The answer to the toggle comes last, long after the older list.
        world.network.set({ slower: { method: 'PATCH', pathEnd: 'todos/1', byMs: 300 } })
        const frames = framesOf(canvasElement, shown)
        await press('Refetch')
        const from = world.log.entries().length
        await press('Toggle Tea')
        await because('The toggle never arrived at the server.', async () => {
          await eventually(world, () => expect(onServer()).toBe(next))
          await settled()
        })
        const seen = frames.end()
        const since = seen.slice(seen.findIndex(({ list, detail }) => list === next && detail === next))
        const isBackIn = (place: 'list' | 'detail') => since.some((frame) => frame[place] === before)
        const where = isBackIn('list') ? (isBackIn('detail') ? '' : 'In the list, ') : 'In the detail, '
        await because(
          () =>
            askedTooEarly(from)
              ? tooEarly
              : `${where}Tea was ${next}, then ${before} again, then ${next}. A request that left before your toggle brought the old state, and it replaced yours. Cancel it first.`,
          () => !isBackIn('list') && !isBackIn('detail'),
        )
        await because(`The server has Tea as ${next}, and the page does not.`, () => both(next))
      }, SEEDS),
    )
    await step('a toggle that the server refuses is taken back in both places', () =>
      inCases(async (draw) => {
        const { before } = await begin(draw)
        world.network.set({ failing: { method: 'PATCH', times: 1 } })
        const atAnswer = nextPatch(world, shown)
        await press('Toggle Tea')
        await because(async () => `You pressed Toggle Tea, and ${await whyNoAnswer(world)}`, atAnswer)
        await because(
          () =>
            `The server refused the toggle: Tea is ${before} there. Your list says ${shown().list}, and your detail says ${shown().detail}. After a failure, take it back or ask the server.`,
          async () => {
            await settled()
            await both(before)
          },
        )
      }, SEEDS),
    )
    await step('of two toggles that overlap, the one that the server refuses takes back no other', () =>
      inCases(async (draw) => {
        await begin(draw)
        world.network.set({ latencyMs: draw.whole(6, 9) * 100 })
        const order = draw.shuffled<Title>(['Tea', 'Milk'])
        const { was, seen, refused } = await toggleTwo(order, draw.oneOf<Title>(['Tea', 'Milk']))
        const kept = refused === 'Tea' ? 'Milk' : 'Tea'
        const lost = lostIn(seen, kept, opposite(was[kept]))
        await because(
          lost?.answered === 0
            ? whyTheLatestAlone(kept, refused, was[kept])
            : `The server refused ${refused}, and ${kept} was ${was[kept]} again, too: you went back to a snapshot, or to what the server had before ${kept} was saved. Take back the toggle that was refused, and no other.`,
          () => lost === undefined,
        )
        await listAndDetailAgreeWithServer()
      }, ONE_REFUSED),
    )
    await step('both are saved: each stays as it was toggled, however slow the second is', () =>
      inCases(async (draw) => {
        await begin(draw)
        const order = draw.shuffled<Title>(['Tea', 'Milk'])
        const [first = 'Tea', second = 'Milk'] = order
        const pathEnd = `todos/${second === 'Tea' ? 1 : 2}`
        world.network.set({
          latencyMs: 250,
          slower: { method: 'PATCH', pathEnd, byMs: draw.whole(7, 9) * 100 },
        })
        const { was, seen } = await toggleTwo(order)
        for (const [title, other] of [
          [first, second],
          [second, first],
        ] as const) {
          const lost = lostIn(seen, title, opposite(was[title]))
          await because(
            lost?.answered === 0
              ? whyTheLatestAlone(title, other, was[title])
              : `${title} was ${opposite(was[title])}, then ${was[title]} again: what you asked the server for after ${first} left it before ${second} was saved. While another toggle is in flight, do not ask.`,
            () => lost === undefined,
          )
        }
        await listAndDetailAgreeWithServer()
      }, BOTH_SAVED),
    )
  }),
})

/** In which frame a todo is not as it was toggled any more. */
function lostIn<Frame extends ReturnType<typeof statesIn>>(
  frames: readonly Frame[],
  title: Title,
  next: State,
): Frame | undefined {
  const since = frames.findIndex((frame) => isIn(frame, title, next))
  return frames.slice(since).find((frame) => !isIn(frame, title, next))
}

/** Whether a todo is in a state in each of its places. */
function isIn({ list, detail, milk }: ReturnType<typeof statesIn>, title: Title, state: State): boolean {
  return title === 'Tea' ? list === state && detail === state : milk === state
}

function whyTheLatestAlone(title: Title, other: Title, before: State): string {
  return `${title} was ${before} again as soon as you toggled ${other}, and the server had answered neither. The \`variables\` of \`useMutation\` are those of its latest call: \`useMutationState\` has those of all that are pending.`
}

/** How often the data of the cache has been written or has arrived. */
function updatesIn(world: World): number {
  const entries = cacheOf(world)?.getQueryCache().getAll() ?? []
  return entries.reduce((sum, { state }) => sum + state.dataUpdateCount, 0)
}

/** What the list and the detail say about Tea, and the list about Milk and about all others of Tea. */
function statesIn(canvas: Element) {
  const [tea = '', ...others] = [...canvas.querySelectorAll('[aria-label="Todos"] > li')].map(
    ({ textContent }) => textContent,
  )
  const detail = canvas.querySelector('[aria-label="Detail"]')?.textContent ?? ''
  return {
    list: tea.replace('Tea: ', ''),
    detail: detail.replace('Tea: ', ''),
    milk: others[0]?.replace('Milk: ', ''),
    others: others.join(', '),
  }
}

/** What the first list in the cache says about Tea. */
function stateInCache(world: World): State {
  const lists = cacheOf(world)?.getQueryCache().getAll() ?? []
  const todos = lists.map(({ state }) => state.data).find((data) => Array.isArray(data)) as Todo[] | undefined
  return stateOf(todos?.[0]?.completed)
}

/** Waits for the next PATCH that has ended, and tells what was seen then: the page does not know it yet. */
function nextPatch<T>(world: World, look: () => T): () => Promise<{ request: LoggedRequest; seen: T }> {
  let end: { request: LoggedRequest; seen: T } | undefined
  const stop = world.log.subscribe((changed) => {
    if (changed?.method !== 'PATCH' || changed.outcome === 'pending') return
    end = { request: changed, seen: look() }
    stop()
  })
  return () =>
    eventually(world, () => {
      if (end === undefined) throw new Error('No PATCH was answered.')
      return end
    }).finally(stop)
}

export const StartingPoint = Solution.extend(
  startingPoint(toggleInTwoPlaces, Solution, /Nothing changed until the server had answered/),
)
