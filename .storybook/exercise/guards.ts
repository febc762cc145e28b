import { AnswerProblem } from './AnswerProblem.ts'

/** What an answer asks before it goes on. Each throws an `AnswerProblem` when it should not. */
export interface Guards {
  /** Before each turn of the loop that begins in a line. */
  loop: (line: number) => void
  /** Before each render of a component. An exported one is there once; others may be rows of a list. */
  render: (name: string, isExported: boolean) => void
}

/** How long a loop may keep the browser from everything else, in ms. */
const LOOP_LIMIT_MS = 1000
/** How often the clock is read, in turns. */
const TURNS_PER_LOOK = 256
/** How many renders of one component within a second are too many. */
const RENDER_LIMIT = { exported: 100, within: 1000 }

export function createGuards(now: () => number = () => performance.now()): Guards {
  return { loop: createLoopGuard(now), render: createRenderGuard(now) }
}

function createLoopGuard(now: () => number): Guards['loop'] {
  let since: number | undefined
  let turns = 0
  // Its message arrives once the browser gets its turn, also in a tab that nobody looks at, where timers are late.
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => (since = undefined))
  port1.start()

  return (line) => {
    if (since === undefined) {
      since = now()
      turns = 0
      port2.postMessage(undefined)
    }
    turns += 1
    if (turns % TURNS_PER_LOOK !== 0 || now() - since <= LOOP_LIMIT_MS) return
    // Code that catches this would go on, so from here on each turn looks.
    turns -= 1
    throw new AnswerProblem('This loop did not end within a second, and was stopped.', { line })
  }
}

function createRenderGuard(now: () => number): Guards['render'] {
  const renders = new Map<string, { since: number; count: number }>()

  return (name, isExported) => {
    const seen = renders.get(name)
    const latest = seen && now() - seen.since <= 1000 ? seen : { since: now(), count: 0 }
    latest.count += 1
    renders.set(name, latest)
    if (latest.count <= (isExported ? RENDER_LIMIT.exported : RENDER_LIMIT.within)) return
    throw new AnswerProblem(
      `${name} rendered ${latest.count - 1} times within a second, and was stopped. What does each render change, so that the next one comes?`,
    )
  }
}
