/** One of several containers whose changes are in a timeline. */
export interface Owner {
  /** Its state before the first of its steps. */
  base: unknown
  /** What an action makes of a state, if that can be told without the container. Pure. */
  reduce?: ((state: unknown, action: unknown) => unknown) | undefined
}

/** A change of one owner. */
export interface Step<O extends Owner = Owner> {
  owner: O
  /** Undefined for what only its outcome is known of. */
  action: unknown
  /** What the action led to; let go of where it can be made again. */
  after: { state: unknown } | undefined
  /** Whether it was cut off, because something else happened in its place. */
  abandoned: boolean
}

/** So many latest steps keep their state, and before them every so manieth of each owner. */
const KEPT = 100

/**
 * Steps in order, at most `limit` of them: the oldest go first. Also bounded is what they hold on to. A reducer that
 * keeps a history copies it with each action, and 10,000 of its states would be 50 million numbers. So older steps of
 * reducers let go of their state, and it is made again from the nearest one that is kept.
 */
export function createTimeline<O extends Owner, S extends Step<O>>(limit: number) {
  const steps: S[] = []
  const counts = new WeakMap<O, number>()
  const keepers = new WeakSet<S>()
  let gone = 0

  /** The state of an owner after the first `count` steps. */
  function stateAt(owner: O, count: number): unknown {
    const actions: unknown[] = []
    let { base: state } = owner
    for (let index = Math.min(count, steps.length) - 1; index >= 0; index -= 1) {
      const step = steps[index]
      if (step?.owner !== owner) continue
      if (step.after !== undefined) {
        ;({ state } = step.after)
        break
      }
      actions.push(step.action)
    }
    return owner.reduce ? actions.reduceRight(owner.reduce, state) : state
  }

  function dropOldest(): void {
    const [oldest] = steps
    if (oldest === undefined) return
    oldest.owner.base = stateAt(oldest.owner, 1)
    steps.shift()
    gone += 1
  }

  function letGo(index: number): void {
    const step = steps[index]
    if (step?.owner.reduce !== undefined && step.action !== undefined && !keepers.has(step))
      step.after = undefined
  }

  return {
    steps: steps as readonly S[],
    /** How many of the oldest are no longer here. */
    gone: () => gone,
    stateAt,
    add(step: S): void {
      const nth = (counts.get(step.owner) ?? 0) + 1
      counts.set(step.owner, nth)
      if (nth % KEPT === 0) keepers.add(step)
      steps.push(step)
      if (steps.length > limit) dropOldest()
      letGo(steps.length - KEPT - 1)
    },
    /** Cuts off everything after the first `count` steps. */
    cut(count: number): void {
      for (const step of steps.splice(count)) step.abandoned = true
    },
    /** Forgets all steps. The owners' bases are up to the caller. */
    clear(): void {
      steps.length = 0
      gone = 0
    },
  }
}
