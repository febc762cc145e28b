import { useMemo } from 'react'
import { parseStored } from '#storage/storage.ts'
import { useStoredText } from '#storage/useLocalStorage.ts'
import { noProgress, ProgressSchema } from './progress.ts'
import type { Progress } from './progress.ts'
import { progress } from './progressStore.ts'
import type { ProgressStore } from './progressStore.ts'

/** What a learner has done so far. Follows every change, in this document and in other tabs (behaviour §10.11). */
export function useProgress({ key }: Pick<ProgressStore, 'key'> = progress): Progress {
  const text = useStoredText(key)
  return useMemo(() => parseStored(text, ProgressSchema) ?? noProgress, [text])
}
