import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { findWorld } from '#mocks/world.ts'
import type { World } from '#mocks/world.ts'
import { withDone } from './task.ts'
import type { Task } from './task.ts'

const none: readonly Task[] = []

/**
 * Watches what happens on a stage, whichever world stands on it. Returns the ids of the tasks that are done; they stay done
 * when the demo starts again.
 *
 * @param tasks must be stable
 */
export function useTasks(stage: RefObject<HTMLElement | null>, tasks: readonly Task[] = none) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const element = stage.current
    if (element === null || tasks.length === 0) return undefined
    let world: World | undefined
    let stopListening: (() => void) | undefined

    function look(seenOn: HTMLElement): void {
      const requests = world?.log.entries() ?? []
      setDone((before) => withDone(before, tasks, { requests, stage: seenOn }))
    }

    function lookAgain(seenOn: HTMLElement): void {
      const next = worldOn(seenOn)
      if (next !== world) {
        stopListening?.()
        world = next
        stopListening = world?.log.subscribe(() => look(seenOn))
      }
      look(seenOn)
    }

    const observer = new MutationObserver(() => lookAgain(element))
    observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true })
    lookAgain(element)
    return () => {
      observer.disconnect()
      stopListening?.()
    }
  }, [stage, tasks])

  return done
}

function worldOn(stage: HTMLElement): World | undefined {
  const id = stage.querySelector<HTMLElement>('[data-world]')?.dataset['world']
  return id === undefined ? undefined : findWorld(id)
}
