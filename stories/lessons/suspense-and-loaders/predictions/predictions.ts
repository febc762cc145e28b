import { predict } from '#course/prediction/prediction.ts'
import { firstOf } from '#course/story/textOnStage.ts'
import { press, untilQuiet, mostUnderWay } from '#course/story/acting.ts'

const one = '1, because the first hook ends the render until its answer is here'
const two = '2, because each render calls both hooks'
const three = '2, and a third one later: the second render asks for the posts again'

export const howManyAtOnce = predict({
  id: 'suspense-and-loaders/how-many-at-once',
  title: 'Two hooks, one component',
  question:
    'The component above calls `useSuspenseQuery` for the posts, and then for the todos. The cache is empty. How many requests are in flight at the same time, and why?',
  options: [one, two, three],
  shows: (stage) => firstOf(stage, /\d+ posts, \d+ todos/, /Loading\.\.\./),
  tellingWords: ['the first hook', 'one after the other hook', 'useSuspenseQueries'],
  source: 'The log says',
  async act({ world }) {
    const most = mostUnderWay(world)
    await untilQuiet(world)
    return most()
  },
  measure({ requests }, most) {
    if (most === 2) return requests.length > 2 ? three : two
    return most === 1 ? one : String(most)
  },
  why: (measured) =>
    measured === one
      ? 'While it has no data, `useSuspenseQuery` throws a promise, and nothing below that line runs. React renders again when the answer arrives, and only then is the second hook called.'
      : 'A request counts from when it leaves until it ends.',
})

const posts = 'The old posts, because a query that has data does not throw'
const error = 'The error in their place, because the error boundary catches it'
const waits = '“Loading...”, because the query suspends until an answer comes'

export const failedRefetch = predict({
  id: 'suspense-and-loaders/failed-refetch',
  title: 'A refetch fails',
  question:
    'The posts of a suspense query are on the page, in a Suspense boundary and an error boundary. Somebody presses Refetch, and the server fails. What does the page show then, and why?',
  options: [posts, error, waits],
  shows: (stage) => firstOf(stage, /10 posts by User 1/, /The server failed/, /Loading\.\.\./),
  tellingWords: ['query that has data', 'throws only', 'only while it has no data'],
  source: 'The page shows',
  async act(run) {
    await untilQuiet(run.world)
    await press(run, 'Refetch')
    await untilQuiet(run.world)
  },
  measure({ stage }) {
    const shown = firstOf(stage, /10 posts by User 1/, /The server failed/, /Loading\.\.\./)
    return { '10 posts by User 1': posts, 'The server failed': error, 'Loading...': waits }[shown] ?? shown
  },
  why: (measured) =>
    measured === posts
      ? 'Suspense and error boundaries are for a query without data. This one still has its data, so it renders. Its `error` says what went wrong.'
      : 'On this network, the posts had not arrived before.',
})
