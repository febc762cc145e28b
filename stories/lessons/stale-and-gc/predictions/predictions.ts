import { predict } from '#course/prediction/prediction.ts'
import { firstOf } from '#course/story/textOnStage.ts'
import { idle, press, untilQuiet } from '#course/story/acting.ts'

/** The posts, whether they are stale or asked for again, or that somebody is elsewhere. */
const showsPosts = (stage: HTMLElement) =>
  firstOf(stage, /10 posts(?:, stale|, fresh)?(?:, asking again)?/, /Loading\.\.\./, /somewhere else/)

const kept = '0, because the answer is fresh for a minute'
const gone = '1, because the cache no longer has the answer'
const anyMount = '1, because each mount makes a request'

export const freshButGone = predict({
  id: 'stale-and-gc/fresh-but-gone',
  title: 'Fresh for a minute, kept for 50 ms',
  question:
    'A list has `staleTime: 60_000` and `gcTime: 50`, and has loaded. You leave it, and come back after one second. How many more requests does that make, and why?',
  options: [kept, gone, anyMount],
  shows: showsPosts,
  tellingWords: ['gone cannot be fresh', 'the entry is gone', 'entry was gone', 'entry go'],
  source: 'The log says',
  async act(run) {
    const { world, canvas } = run
    await untilQuiet(world)
    const before = world.log.entries().length
    await press(run, 'Leave')
    await idle(1000)
    const isGone = canvas.queryByText('gone') !== null
    await press(run, 'Come back')
    await untilQuiet(world)
    return { before, isGone }
  },
  measure({ requests }, { before, isGone }) {
    const more = requests.length - before
    if (more === 0) return kept
    if (more === 1) return isGone ? gone : anyMount
    return `${more} more`
  },
  why: 'After 50 ms without a reader the cache threw the entry away. An entry that is gone cannot be fresh.',
})

const whileAway = 'While you are away, because the query asks as soon as its data is stale'
const onReturn = 'When you come back, because the data has grown old meanwhile, and a mount asks for it'
const never = 'There is none, because data grows older only while a component reads it'

export const staleWhileAway = predict({
  id: 'stale-and-gc/stale-while-away',
  title: 'Three seconds away',
  question:
    'A list is fresh for two seconds. You leave it as soon as it has loaded, stay away for three seconds, and come back. When does the second request leave, and why?',
  options: [whileAway, onReturn, never],
  shows: showsPosts,
  tellingWords: ['read or not', 'while nobody reads', 'with or without a reader', 'from its arrival'],
  source: 'The log says',
  async act(run) {
    const { world } = run
    await untilQuiet(world)
    const before = world.log.entries().length
    await press(run, 'Leave')
    await idle(3000)
    const away = world.log.entries().length
    await press(run, 'Come back')
    await untilQuiet(world)
    return { before, away }
  },
  measure({ requests }, { before, away }) {
    if (away > before) return whileAway
    return requests.length > away ? onReturn : never
  },
  why: 'The age counts from the arrival of the data, with or without a reader. Nothing happens when the data turns stale: the next reader gets the old answer right away, and asks for a new one.',
})
