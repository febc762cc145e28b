import { useEffect, useEffectEvent } from 'react'
import { followCrashes } from './grade/grading.ts'
import { lineInModule, mistakeOf } from './run/mistake.ts'
import type { Mistake } from './run/mistake.ts'

/**
 * Tells what an answer throws where nobody catches it, or while it renders.
 *
 * @param address of its module; empty where nothing of the learner's runs
 * @param storyId of the story that shows it
 */
export function useThrown(address: string, storyId: string, onMistake: (mistake: Mistake) => void): void {
  const tell = useEffectEvent((error: unknown) => onMistake(mistakeOf(error, address)))

  useEffect(() => {
    if (address === '') return undefined
    const ofThisAnswer = (error: unknown) => lineInModule(error, address) !== undefined
    const onError = ({ error }: ErrorEvent) => {
      if (ofThisAnswer(error)) tell(error)
    }
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      if (ofThisAnswer(reason)) tell(reason)
    }
    addEventListener('error', onError)
    addEventListener('unhandledrejection', onRejection)
    const stop = followCrashes((worldId, error) => {
      if (worldId.startsWith(`${storyId}-`)) tell(error)
    })
    return () => {
      removeEventListener('error', onError)
      removeEventListener('unhandledrejection', onRejection)
      stop()
    }
  }, [address, storyId])
}
