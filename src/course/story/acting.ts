import type { StoryContext } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { neverBack } from '#api/neverBack.ts'
import type { LoggedRequest } from '#api/requestLog.ts'
import type { World } from '#mocks/world.ts'
import { seenIn } from '#course/demo/task.ts'
import type { Seen } from '#course/demo/task.ts'

// What the runs of predictions share. They wait for no certain answer: a learner may have turned the network.

type Playing = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'world'>

/** Presses a button, as soon as it is there. */
export async function press(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name: string,
): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

/**
 * `act` and `measure` of a prediction that asks by how much a deed raises a count.
 *
 * @param count reads it off the demo and its log
 * @param deed done once no request is in flight
 * @param prepare done before that, and not counted
 */
export function increaseOf(
  count: (seen: Seen) => number,
  deed: (run: Playing) => Promise<void>,
  prepare?: (run: Playing) => Promise<void>,
) {
  return {
    async act(run: Playing): Promise<number> {
      await untilQuiet(run.world)
      await prepare?.(run)
      const before = count(seenIn(run))
      await deed(run)
      await untilQuiet(run.world)
      return before
    },
    measure: (seen: Seen, before: number) => count(seen) - before,
  }
}

/** `source`, `act` and `measure` of a prediction that asks how many requests a deed makes; see `increaseOf`. */
export function requestsMadeBy(
  deed: (run: Playing) => Promise<void>,
  prepare?: (run: Playing) => Promise<void>,
) {
  return { source: 'The log says', ...increaseOf(({ requests }) => requests.length, deed, prepare) }
}

/** A while has several turns: on a busy machine its time alone is over before other things that were due. */
const TURNS = 3

/** Lets all that is due come to its end, such as renders. */
export function aWhile(): Promise<void> {
  return new Promise((over) => void afterAWhile(over))
}

/** Calls back after a while. Returns what keeps it from doing so. */
function afterAWhile(over: () => void, ms = 300): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  pass(TURNS)
  return () => clearTimeout(timer)

  function pass(turns: number): void {
    if (turns === 0) over()
    else timer = setTimeout(pass, ms / TURNS, turns - 1)
  }
}

/**
 * Waits until no request of a world has been in flight for a while, however each has ended.
 *
 * @param quietMs the while, in ms; longer than what is waited for between two requests, such as a retry
 */
export function untilQuiet({ log }: World, quietMs?: number): Promise<void> {
  return new Promise((resolve) => {
    let wait: (() => void) | undefined
    const stop = log.subscribe(look)
    look()

    function look(): void {
      wait?.()
      wait = undefined
      if (log.entries().every(({ outcome }) => outcome !== 'pending')) wait = afterAWhile(end, quietMs)
    }

    function end(): void {
      stop()
      resolve()
    }
  })
}

/** Lets time pass without doing anything. React works meanwhile as it does in a browser. */
export async function idle(ms: number): Promise<void> {
  const now = neverBack()
  const end = now() + ms
  await waitFor(
    () => {
      if (now() < end) throw new Error('Not yet.')
    },
    { timeout: ms + 1000 },
  )
}

/** Waits until the log of a world has a certain request, or until nothing is in flight that could lead to it. */
export function logShows(world: World, isIt: (request: LoggedRequest) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = world.log.subscribe(look)
    look()
    void untilQuiet(world).then(end)

    function look(): void {
      if (world.log.entries().some(isIt)) end()
    }

    function end(): void {
      stop()
      resolve()
    }
  })
}

/** Counts the requests in flight, now and after each change of the log. Returns a function that stops, and says the highest count. */
export function mostUnderWay({ log }: World): () => number {
  let most = 0
  const look = () => {
    most = Math.max(most, log.entries().filter(({ outcome }) => outcome === 'pending').length)
  }
  const stop = log.subscribe(look)
  look()
  return () => {
    stop()
    return most
  }
}
