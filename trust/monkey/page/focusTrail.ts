import { nameOf } from './controls.ts'

/** So many moves of the focus are told. */
const MOST_MOVES = 3
/** So many calls are told of what made one, the innermost first. */
const MOST_CALLS = 4

const moves: { at: number; says: string }[] = []

/** Notes from now on where the focus comes and goes, and by what. */
export function followFocus(): void {
  addEventListener('focusin', note, { capture: true })
  addEventListener('focusout', note, { capture: true })
}

function note({ type, target }: FocusEvent): void {
  if (!(target instanceof Element)) return
  // The first line has no call, and the second one this.
  const calls = (new Error().stack ?? '').split('\n').slice(2, 2 + MOST_CALLS)
  const by = calls
    .map((call) =>
      call
        .trim()
        .replace(/^at /, '')
        .replace(/\(?https?:.*\//, '('),
    )
    .join(' < ')
  moves.push({ at: performance.now(), says: `${type} ${nameOf(target)}${by && ` by ${by}`}` })
  if (moves.length > MOST_MOVES) moves.shift()
}

/** The latest moves in words, the last one first. */
export function focusTrail(): string {
  const now = performance.now()
  return moves
    .toReversed()
    .map(({ at, says }) => `${Math.round(now - at)} ms ago ${says}`)
    .join(', ')
}
