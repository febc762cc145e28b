import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { World } from '#mocks/world.ts'
import { useProgress } from '#progress/useProgress.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { worldOn } from '#course/world/worldContext.ts'
import { doneIn, tickId } from './task.ts'
import type { Seen, Task } from './task.ts'
import type { Stage } from './useStage.ts'

const none: readonly Task[] = []

/** What is done of a demo's tasks. */
export interface Ticks {
  done: ReadonlySet<Task>
  /** The one that was done last since the page was opened. */
  latest: Task | undefined
}

/**
 * Watches what happens on a stage, whichever world stands on it, and keeps the tasks that are done: they stay done when the demo starts
 * again, and when the page does. What a check does there does not count.
 *
 * @param tasks must be stable
 * @param wasReplayed whether somebody has pressed Replay since the page was opened
 */
export function useTasks(
  { box, state, story }: Pick<Stage, 'box' | 'state' | 'story'>,
  tasks: readonly Task[] = none,
  wasReplayed: RefObject<boolean>,
): Ticks {
  const { ticked } = useProgress(learnerProgress)
  const { id: storyId } = story
  const [latest, setLatest] = useState<Task>()
  /** The world in which a check has played. */
  const played = useRef<World>(undefined)

  const counts = useEffectEvent(({ afterReplay }: Task) => wasReplayed.current || afterReplay !== true)

  useEffect(() => {
    const stage = box.current
    if (stage === null || tasks.length === 0) return undefined
    if (state === 'playing') return () => void (played.current = worldOn(stage))
    return state === 'ready' ? watch(stage, storyId) : undefined

    function watch(element: HTMLElement, id: string): () => void {
      const world = worldOn(element)
      const isPlayed = world !== undefined && world === played.current
      const since = isPlayed ? (world.log.entries().at(-1)?.id ?? 0) : 0
      const see = (): Seen => ({
        requests: (world?.log.entries() ?? []).filter((entry) => entry.id > since),
        stage: element,
      })
      // A task that a check has done counts only once it was undone, and done again.
      let left = isPlayed ? doneIn(tasks, see()) : none
      // What is kept is not looked for again. A reset of the progress counts from the demo's next start.
      const kept = learnerProgress.read().ticked
      let due = tasks.filter((task) => counts(task) && !kept.includes(tickId(id, task)))

      function look(): void {
        const seen = see()
        left = doneIn(left, seen)
        const fresh = doneIn(
          due.filter((task) => !left.includes(task)),
          seen,
        )
        if (fresh.length === 0) return
        due = due.filter((task) => !fresh.includes(task))
        learnerProgress.recordTicked(fresh.map((task) => tickId(id, task)))
        setLatest(fresh.at(-1))
      }

      look()
      const stopListening = world?.log.subscribe(look)
      const observer = new MutationObserver(look)
      observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true })
      return () => {
        observer.disconnect()
        stopListening?.()
      }
    }
  }, [box, state, storyId, tasks])

  return { done: new Set(tasks.filter((task) => ticked.includes(tickId(storyId, task)))), latest }
}
