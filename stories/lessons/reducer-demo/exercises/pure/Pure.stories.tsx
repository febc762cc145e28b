import { expect } from 'storybook/test'
import { AnswerSlot, renderAgain, RendersAgain } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { drawOf, inCases } from '#course/exercise/grade/cases.tsx'
import type { Draw } from '#course/exercise/grade/cases.tsx'
import { because, graded, NotYet } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import type { Chore } from '../../demos/ChoreList.tsx'
import { pureReducer } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Reducer Demo/Pure',
  tags: ['!dev', 'autodocs'],
  render: ({ answer: { Chores } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <RendersAgain>{() => <Chores />}</RendersAgain>
    </AnswerSlot>
  ),
})

/** Four to eight chores, some of them done, whose ids say nothing of their places. */
function choresOf({ whole, shuffled }: Draw): Chore[] {
  const ids = shuffled(Array.from({ length: 30 }, (_, index) => index + 11)).slice(0, whole(4, 8))
  return shuffled(
    ids.map((id, index) => ({
      id,
      title: `Chore ${id}`,
      done: index === 0 || (index > 1 && whole(0, 1) === 1),
    })),
  )
}

/** Grades each case by its chores, made anew in each call, and by one of them. */
async function inAllCases(grade: (chores: () => Chore[], one: Chore) => Promise<void>): Promise<void> {
  await inCases(async ({ seed, oneOf }) => {
    const chores = () => choresOf(drawOf(seed))
    const [first, ...others] = chores()
    if (first !== undefined) await grade(chores, oneOf([first, ...others]))
  })
}

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ args: { answer }, canvas, canvasElement, userEvent, step, world }) => {
    const withoutCounts = () => canvasElement.textContent.replace(/\d+ renders?/g, '')
    const toggle = (chores: readonly Chore[], id: number) => {
      try {
        return answer.reducer(chores, { type: 'toggle', id })
      } catch (error) {
        throw new NotYet(
          `Your reducer was to toggle chore ${id} of ${chores.length} chores, and threw: ${String(error)}`,
          { cause: error },
        )
      }
    }

    await step('the reducer changes nothing that it was given', () =>
      inAllCases(async (chores, { id }) => {
        const given = chores()
        toggle(given, id)
        await because(
          'The reducer wrote to a chore that it was given. The old chore with a new value in it is still the same object, so its memoized row does not render. Leave it as it is, and put a new one into the new list.',
          () => expect(given).toEqual(chores()),
        )
      }),
    )
    await step('called twice with the same, it answers the same', () =>
      inAllCases(async (chores, { id }) => {
        const given = chores()
        const first = toggle(given, id)
        await because(
          'Called twice with the same state and the same action, the reducer gave two different answers. It may read nothing but its two arguments: React is free to call it again.',
          () => expect(toggle(given, id)).toEqual(first),
        )
      }),
    )
    await step('it has no other effect', () =>
      inAllCases(async (chores, { id }) => {
        const effects = await effectsOf(() => toggle(chores(), id))
        await because(
          () =>
            `While it made the next state, the reducer also ${effects.join(' and ')}. React may call a reducer twice, or throw away what it returns, so it has no other effect. Do that in an event handler, or in an effect after the render.`,
          () => effects.length === 0,
        )
        const before = withoutCounts()
        toggle(chores(), id)
        renderAgain(world)
        await because(
          'The reducer was called with other chores, and the page says something else now: it wrote into a variable outside. React may call a reducer twice, or throw away what it returns, so what it finds out has to be in the state.',
          () => withoutCounts() === before,
        )
      }),
    )
    await step('it toggles one chore, there and back', () =>
      inCases(async ({ seed }) => {
        const given = choresOf(drawOf(seed))
        const toggled = (id: number) =>
          given.map((chore) => (chore.id === id ? { ...chore, done: !chore.done } : chore))
        const isGiven = (next: readonly Chore[]) => next.length === given.length
        for (const { id, done } of given.toSorted((one, other) => Number(one.done) - Number(other.done))) {
          const next = toggle(structuredClone(given), id)
          await because(
            () => {
              if (!isGiven(next))
                return `One of ${given.length} chores was toggled. The next state should have all ${given.length}, and it has ${next.length}.`
              return done
                ? 'A chore that was done was toggled, and it is still done. It should be open again.'
                : `Chore ${id} was toggled, and it alone should have changed: the ids here are ${given.map((chore) => chore.id).join(', ')}. An id is no place in the list: compare it with the \`id\` of each chore.`
            },
            () => expect(next).toEqual(toggled(id)),
          )
        }
      }),
    )
    await step('chores that have not changed stay the same objects', () =>
      inAllCases(async (chores, { id }) => {
        // What is inside of a chore tells a clone from a copy.
        const inside = { room: 'kitchen' }
        const given = chores().map((chore) => ({ ...chore, inside }))
        const next = toggle(given, id)
        await because(
          () =>
            next.some((chore) => Object.values(chore).includes(inside))
              ? 'Only one chore has changed, yet others were copied, and a copy is a new object: every row would render. Copy the one chore that changes, and keep the others.'
              : 'Only one chore has changed, yet the others are new to their last part: a clone of everything has nothing in common with what was there, so every row would render. Copy the one chore that changes.',
          () => given.every((chore, index) => chore.id === id || next[index] === chore),
        )
      }),
    )
    await step('one row of the page renders', async () => {
      await userEvent.click(
        await eventually(world, () => canvas.getByRole('checkbox', { name: 'Wash the dishes' })),
      )
      await because(
        'The reducer is right. But a click on “Wash the dishes” should check it on the page, too.',
        () =>
          eventually(world, () =>
            expect(canvas.getByRole('checkbox', { name: 'Wash the dishes' })).toBeChecked(),
          ),
      )
      await because('One chore was toggled, so one row should have rendered once more, and no other.', () =>
        Promise.all(
          ['Water the plants: 1 render', 'Wash the dishes: 2 renders', 'Feed the cat: 1 render'].map((text) =>
            eventually(world, () => canvas.getByText(text)),
          ),
        ),
      )
    })
  }),
})

function whatIsStored(): string {
  return [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage).map((key) => `${key}: ${storage.getItem(key)}`))
    .join()
}

/** Functions by which code reaches what is around it, where they are found, and what a call of them is called. */
const waysOut: readonly [owner: object, name: string, called: string][] = [
  [globalThis, 'fetch', 'made a request'],
  [XMLHttpRequest.prototype, 'send', 'made a request'],
  [Navigator.prototype, 'sendBeacon', 'sent a beacon'],
  [EventTarget.prototype, 'dispatchEvent', 'dispatched an event'],
  [globalThis, 'postMessage', 'posted a message'],
  [BroadcastChannel.prototype, 'postMessage', 'posted a message'],
  [History.prototype, 'pushState', 'changed the address'],
  [History.prototype, 'replaceState', 'changed the address'],
  [globalThis, 'setTimeout', 'started a timer'],
  [globalThis, 'setInterval', 'started a timer'],
  [globalThis, 'requestAnimationFrame', 'started a timer'],
  [globalThis, 'queueMicrotask', 'put something off'],
]

/** What a call does to the world around it: to what is stored, to the page, by functions that reach further, and a moment later. */
async function effectsOf(call: () => unknown): Promise<string[]> {
  const called = new Set<string>()
  const stored = whatIsStored()
  const globals = Object.keys(globalThis).length
  const observer = new MutationObserver(() => undefined)
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  const own = waysOut.map(([owner, name, says]) => {
    const found = Object.getOwnPropertyDescriptor(owner, name)
    const way: unknown = Reflect.get(owner, name)
    Object.defineProperty(owner, name, {
      configurable: true,
      writable: true,
      value(this: unknown, ...args: unknown[]): unknown {
        called.add(says)
        return typeof way === 'function' ? Reflect.apply(way, this, args) : undefined
      },
    })
    return () => {
      if (found) Object.defineProperty(owner, name, found)
    }
  })
  try {
    call()
  } finally {
    for (const restore of own) restore()
  }
  if (observer.takeRecords().length > 0) called.add('changed the page')
  observer.disconnect()
  await Promise.resolve()
  if (whatIsStored() !== stored) called.add('wrote to the storage')
  if (Object.keys(globalThis).length !== globals) called.add('made a global variable')
  return [...called]
}

export const StartingPoint = Solution.extend(
  startingPoint(pureReducer, Solution, /wrote to a chore that it was given/),
)
