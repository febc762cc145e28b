import { useEffect, useState } from 'react'
import { keepWork, readWork } from './work.ts'
import type { Work } from './work.ts'

/** A learner's code for an exercise, kept on each change. */
export function useWork(id: string, problem: string) {
  const [work, setWork] = useState<Work>(() => readWork(id) ?? { of: problem, code: problem })

  useEffect(() => keepWork(id, work), [id, work])

  const isUntouched = work.code === work.of
  // Nothing is lost where nothing was written.
  if (work.of !== problem && isUntouched) setWork({ ...work, of: problem, code: problem })

  return {
    code: work.code,
    isChanged: work.code !== problem,
    /** The starting point is another one than that which the code began from. */
    isOutdated: work.of !== problem && !isUntouched,
    canUndo: work.before !== undefined,
    write: (code: string) => setWork((before) => ({ ...before, code })),
    /** Keeps the code, though the starting point is another one by now. */
    keep: () => setWork((before) => ({ ...before, of: problem })),
    /** Begins anew. The code can be had back once. */
    reset: () =>
      setWork(({ code }) => ({ of: problem, code: problem, ...(code !== problem && { before: code }) })),
    undo: () => setWork(({ code, before = code }) => ({ of: problem, code: before })),
  }
}

export type LearnersWork = ReturnType<typeof useWork>
