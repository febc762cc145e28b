import { predict } from '#course/prediction/prediction.ts'
import { firstOf } from '#course/story/textOnStage.ts'
import { untilQuiet, mostUnderWay } from '#course/story/acting.ts'

export const disabledAndEmpty = predict({
  id: 'when-may-it-ask/disabled-and-empty',
  title: 'Disabled, with an empty cache',
  question:
    'Nobody is chosen, so the query has `enabled: false`. The cache is empty. What are its `status` and its `fetchStatus`?',
  options: ['pending, fetching', 'pending, idle', 'success, idle'],
  tellingWords: ['pending, idle', 'pending and idle', 'pending is not loading', 'never asked'],
  source: 'The table says',
  act: ({ world }) => untilQuiet(world, 500),
  measure: ({ stage }) => /Posts: (\w+, \w+)\./.exec(stage.textContent)?.[1] ?? 'no state',
  why: 'There is no data, so it is `pending`. Nothing runs its function, so it is `idle`. “Pending” does not mean that a request is in flight.',
})

const oneAtATime = '1, because the second request needs a value from the first answer'
const bothAtOnce = '2, because both hooks are called in the same render'
const threeInAll = '2, and a third one later: the second asks for an author who is not known, and asks again'

export const atMostAtOnce = predict({
  id: 'when-may-it-ask/at-most-at-once',
  title: 'Two queries, one component',
  question:
    'Post 12 is chosen. One query asks for the post, the other for the posts of its author. How many requests are in flight at the same time, and why?',
  options: [oneAtATime, bothAtOnce, threeInAll],
  shows: (stage) => firstOf(stage, /(?:Post|More): \w+, fetching/, /More: \w+, \w+/),
  tellingWords: ['dependent query', 'waterfall', 'only then its request', 'has to wait for the first'],
  source: 'The log says',
  async act({ canvas, userEvent, world }) {
    const most = mostUnderWay(world)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Post' }), 'Post 12')
    await untilQuiet(world)
    return most()
  },
  measure({ requests }, most) {
    if (most === 2) return requests.length > 2 ? threeInAll : bothAtOnce
    return most === 1 ? oneAtATime : String(most)
  },
  why: (measured) =>
    measured === oneAtATime
      ? 'The second address contains the author, and only the first answer says who that is. So the two waits add up.'
      : 'A request counts from when it leaves until it ends.',
})
