import { AnswerMistake } from './mistake.ts'

/** What an answer asks before it goes on. Each throws an `AnswerMistake` when it should not. */
export interface Guards {
  /** Before each turn of the loop that begins in a line. */
  loop: (line: number) => void
  /** Before each call of the function that begins in a line. */
  call: (line: number) => void
  /** Before each render of a component. An exported one is there once; others may be rows of a list. */
  render: (name: string, isExported: boolean) => void
}

/** How long an answer may keep the browser from everything else, in ms. */
const LIMIT_MS = 1000
/** How often the clock is read, in turns of loops, and in calls: a long list calls many functions, and each of them may take its time. */
const TURNS_PER_LOOK = { loop: 256, call: 4096 }
/** How many renders of one component within a second are too many. */
const RENDER_LIMIT = { exported: 100, within: 1000 }

/** @param onStopped told what is thrown: the code, or a library that calls it, may catch that */
export function createGuards(
  onStopped: (mistake: AnswerMistake) => void,
  now: () => number = () => performance.now(),
): Guards {
  const stop = (sentence: string, place?: { line: number }) => {
    const mistake = new AnswerMistake(sentence, place)
    onStopped(mistake)
    throw mistake
  }
  return { ...createTurnGuards(stop, now), render: createRenderGuard(stop, now) }
}

type Stop = (sentence: string, place?: { line: number }) => never

function createTurnGuards(stop: Stop, now: () => number): Pick<Guards, 'loop' | 'call'> {
  let since: number | undefined
  const turns = { loop: 0, call: 0 }
  function hasEnded(kind: 'loop' | 'call'): boolean {
    if (since === undefined) {
      since = now()
      turns.loop = 0
      turns.call = 0
      onNextTurn(() => (since = undefined))
    }
    turns[kind] += 1
    if (turns[kind] % TURNS_PER_LOOK[kind] !== 0 || now() - since <= LIMIT_MS) return false
    // Code that catches this would go on, so from here on each turn looks.
    turns[kind] -= 1
    return true
  }

  return {
    loop(line) {
      if (hasEnded('loop')) stop('This loop did not end within a second, and was stopped.', { line })
    },
    call(line) {
      if (hasEnded('call'))
        stop('This function was called again and again for a second, and was stopped. What calls it?', {
          line,
        })
    },
  }
}

/**
 * Calls back once the browser gets its turn, also in a tab that nobody looks at, where timers are late. A port that stays open is never
 * collected, nor is the page that its listener holds.
 */
function onNextTurn(callback: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    callback()
  })
  port1.start()
  port2.postMessage(undefined)
}

function createRenderGuard(stop: Stop, now: () => number): Guards['render'] {
  const renders = new Map<string, { since: number; count: number }>()

  return (name, isExported) => {
    const seen = renders.get(name)
    const latest = seen && now() - seen.since <= 1000 ? seen : { since: now(), count: 0 }
    latest.count += 1
    renders.set(name, latest)
    const most = isExported ? RENDER_LIMIT.exported : RENDER_LIMIT.within
    if (latest.count > most)
      stop(
        `${name} rendered more than ${most} times within a second, and was stopped. What does each render change, so that the next one comes?`,
      )
  }
}
