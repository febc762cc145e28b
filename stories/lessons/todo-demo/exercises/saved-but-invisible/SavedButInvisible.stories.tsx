import type { QueryClient } from '@tanstack/react-query'
import type { Todo } from '#contract/todo.ts'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { Ground } from '#course/story/Ground.ts'
import { framesOf } from '#course/story/textOnStage.ts'
import { idle, logShows, untilQuiet } from '#course/story/acting.ts'
import { cacheOf, ShowCache, elsewhereIn } from '#course/story/cacheOf.tsx'
import { watchRejections } from '#course/story/rejections.ts'
import { PostCount } from './TodosAndPosts.tsx'
import { savedButInvisible } from './exercise.ts'
import * as answer from './solution.tsx'

const seed = {
  todos: [
    { id: 1, title: 'Read the guide', completed: true },
    { id: 2, title: 'Try the demo', completed: false },
  ],
}

const meta = preview.meta({
  title: 'Components/Exercises/Todo Demo/Saved but invisible',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { seed, network: { latencyMs: 300 } } },
  render: ({ answer: { AddTodo, Todos } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <ShowCache />
      <Ground>
        <AddTodo />
        <Todos />
        <PostCount />
      </Ground>
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const requests = () => world.log.entries().map(({ method, path }) => `${method} ${path}`)
    const lists = () => requests().filter((request) => request === 'GET todos').length
    const timesShown = (title: string) => canvas.queryAllByText(title).length
    const isShown = (title: string) => timesShown(title) > 0

    await step('two todos and 100 posts come first', async () => {
      await because('The page should begin with the two todos of the server, and it does not.', () =>
        eventually(world, () => canvas.getByText('2 todos')),
      )
      await because('The other query of this page should bring 100 posts, and it does not.', () =>
        eventually(world, () => canvas.getByText(/100 posts/)),
      )
    })
    const elsewhere = elsewhereIn(world)
    const frames = framesOf(canvasElement, () => ({
      old: isShown('Read the guide'),
      new: isShown('Milk'),
      twice: timesShown('Milk') > 1,
    }))
    let isShownWhenFree = false
    let isListHereWhenFree = false
    const lookIfFree = () => {
      if (canvas.queryByRole('button', { name: 'Add' }) === null) return false
      isShownWhenFree = isShown('Milk')
      isListHereWhenFree = isShown('Bread')
      return true
    }
    await step('the button says Adding... while Milk is added', async () => {
      // Somebody else adds something, which this page cannot know.
      world.database.addTodo({ title: 'Bread', completed: false })
      const list = world.network.hold('GET', 'todos')
      await userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Milk{Enter}')
      await because('Milk is on its way, and the button does not say Adding...', () =>
        eventually(world, () => canvas.getByRole('button', { name: 'Adding...' })),
      )
      await logShows(world, ({ method, outcome }) => method === 'POST' && outcome !== 'pending')
      await logShows(world, () => lists() > 1)
      // Longer than what somebody would wait for by a timer.
      await idle(1500)
      const wasFree = lookIfFree()
      list.release()
      await because('The button says Adding... for ever.', () =>
        eventually(world, () => wasFree || lookIfFree()),
      )
    })
    await step('Milk is in the list', () =>
      because(
        () => whyMilkIsMissing(requests(), cacheOf(world)),
        () => eventually(world, () => canvas.getAllByText('Milk')),
      ),
    )
    await step('the old todos stay on the screen until the new list is here', async () => {
      const seen = frames.end()
      await because(
        'Milk was in the list twice: as you put it there, and as the server saved it. Put the one into the place of the other.',
        () => !seen.some((frame) => frame.twice),
      )
      const gone = seen.filter((frame) => !frame.old)
      await because(
        'Milk was in the list, and the todos that were there before were not: what you wrote into the cache took their place. Give it a new array that has them, too.',
        () => !gone.some((frame) => frame.new),
      )
      await because(
        'The list was gone while the new one was on its way. `resetQueries` throws the data away, and so does `removeQueries`. Mark the list as out of date: its old data stays on the screen.',
        () => gone.length === 0,
      )
    })
    await step('a todo that somebody else has added is in the list, too', () =>
      because(
        'Milk is in the list, and Bread is not. Somebody else added it, and only the server knows. Your page shows its own Milk: ask for the list again as well.',
        () => eventually(world, () => canvas.getByText('Bread')),
      ),
    )
    await step('the button is free when the list is here, and not before', async () => {
      await because(
        'The button was free before Milk was in the list. A mutation waits for the promise that the `onSuccess` or `onSettled` of `useMutation` returns, and for none of those that are given to `mutate`. Return one there that is fulfilled when the list is here.',
        () => isShownWhenFree,
      )
      await because(
        'The button was free before the list of the server was here: the Milk on the screen was the one that you wrote into the cache. No time tells when the list comes: return the promise of `invalidateQueries`.',
        () => isListHereWhenFree,
      )
    })
    await step('one POST, then one GET of the todos', async () => {
      await because(
        'You asked for the posts, too. Adding a todo changes no post: name the key of the list.',
        () => requests().filter((request) => request === 'GET posts').length === 1,
      )
      await because(
        'An add has reached other entries of the cache as well: what is elsewhere was thrown away, or marked as out of date. Name the key of the list.',
        elsewhere.isLeftAlone,
      )
      elsewhere.end()
      await because(
        () => `After one add the todos were requested ${lists() - 1} times. Once is enough.`,
        () => lists() === 2,
      )
    })
    await step('an add that fails sets the button free, and is handled', async () => {
      world.network.set({ failing: { method: 'POST', times: 1 } })
      const rejections = watchRejections()
      await userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Eggs{Enter}')
      await untilQuiet(world)
      rejections.stop()
      await because(
        'The server refused a todo, and the button says Adding... for ever. What is set when an add begins has to be taken back after a failure, too: `isPending` knows of both.',
        () => eventually(world, () => canvas.getByRole('button', { name: 'Add' })),
      )
      await because(
        'The server refused a todo, and nobody handled the rejection: a browser reports it as an error of the page. `mutate` handles it, and `mutateAsync` leaves that to you.',
        () => rejections.count() === 0,
      )
    })
  }),
})

/** Why a todo that the server has saved is not on the screen. */
function whyMilkIsMissing(requests: readonly string[], cache: QueryClient | undefined): string {
  const entries = cache?.getQueryCache().findAll() ?? []
  const withTodo = (wanted: string) =>
    entries.find(
      ({ state }) => Array.isArray(state.data) && state.data.some(({ title }: Todo) => title === wanted),
    )
  const withMilk = withTodo('Milk')
  if (withMilk?.isActive() === false)
    return 'The cache has Milk, but in another entry than the one that your list reads. Use the whole key of the list.'
  if (withMilk)
    return 'The cache has Milk, and the list does not show it. It is the same array as before, so nobody rendered. Never change what the cache holds: give it a new array.'
  const after = requests.slice(requests.indexOf('POST todos') + 1)
  if (after.includes('GET todos'))
    return 'A GET of the todos followed the POST, and yet the cached list lacks Milk. Ask once the POST is answered, and let the answer into the entry that your list reads.'
  if (requests.filter((request) => request === 'GET todos').length > 1)
    return 'The list was requested before Milk was saved, so it came without Milk. Ask after the server’s answer.'
  const list = withTodo('Read the guide')
  if (list === undefined)
    return 'The cache has no list of todos any more, and nobody asked for one: who shows a list does not hear that it is removed. Leave it there, and mark it as out of date.'
  if (list.state.isInvalidated)
    return 'The cache knows that its list is out of date, and yet it was not asked for again after the POST. A `refetchType` decides what is asked for at once.'
  const told = cache
    ?.getMutationCache()
    .getAll()
    .some(({ options }) => options.onSuccess ?? options.onSettled)
  return told === true
    ? 'The server has saved Milk, and your list does not show it: no GET follows the POST. What you call after the answer makes the cache ask for nothing, as the list is fresh. Say that it is out of date.'
    : 'The server has saved Milk, and your list does not show it: no GET follows the POST. The mutation ends, and nothing tells the cache that its list is out of date by now.'
}

export const StartingPoint = Solution.extend(
  startingPoint(savedButInvisible, Solution, /no GET follows the POST.*nothing tells the cache/),
)
