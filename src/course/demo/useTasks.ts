import { useEffect, useRef, useState } from 'react'
import type { World } from '#mocks/world.ts'
import { worldOn } from '#course/world/worldOn.ts'
import { doneIn, withDone } from '#course/stage/task.ts'
import type { Seen, Task } from '#course/stage/task.ts'
import type { Stage } from '#course/stage/useStage.ts'

const none: readonly Task[] = []

/**
 * Watches what happens on a stage, whichever world stands on it. Returns the tasks that are done; they stay done when the
 * demo starts again. What a check does there does not count.
 *
 * @param tasks must be stable
 */
export function useTasks({ box, state }: Pick<Stage, 'box' | 'state'>, tasks: readonly Task[] = none) {
  const [done, setDone] = useState<ReadonlySet<Task>>(new Set())
  /** The world in which a check has played. */
  const played = useRef<World>(undefined)

  useEffect(() => {
    const stage = box.current
    if (stage === null || tasks.length === 0) return undefined
    if (state === 'playing') return () => void (played.current = worldOn(stage))
    return state === 'ready' ? watch(stage) : undefined

    function watch(element: HTMLElement): () => void {
      const world = worldOn(element)
      const isPlayed = world !== undefined && world === played.current
      const since = isPlayed ? (world.log.entries().at(-1)?.id ?? 0) : 0
      const see = (): Seen => ({
        requests: (world?.log.entries() ?? []).filter(({ id }) => id > since),
        stage: element,
      })
      // A task that a check has done counts only once it was undone, and done again.
      let left = isPlayed ? doneIn(tasks, see()) : none

      function look(): void {
        const seen = see()
        left = doneIn(left, seen)
        const due = tasks.filter((task) => !left.includes(task))
        setDone((before) => withDone(before, due, seen))
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
  }, [box, state, tasks])

  return done
}
