import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepWork, readWork } from '#course/learner/work.ts'
import type { Work } from '#course/learner/workSchema.ts'

/** A learner's code for an exercise, kept on each change. */
export function useWork(id: string, startText: string) {
  const [work, setWork] = useState<Work>(() => readWork(id) ?? { of: startText, code: startText })

  useEffect(() => keepWork(id, work), [id, work])

  const isUntouched = work.code === work.of
  // Nothing is lost where nothing was written.
  if (work.of !== startText && isUntouched) setWork({ ...work, of: startText, code: startText })

  return {
    code: work.code,
    isChanged: work.code !== startText,
    /** The starting point is another one than that which the code began from. */
    isOutdated: work.of !== startText && !isUntouched,
    canUndo: work.before !== undefined,
    /** What its last check has said. */
    verdict: work.verdict,
    judge: (verdict: string) => setWork((before) => ({ ...before, verdict })),
    /** At once: a press that comes before the next render would check what was there before. */
    write: (code: string) => flushSync(() => setWork((before) => ({ ...before, code }))),
    /** Keeps the code, though the starting point is another one by now. */
    keep: () => setWork((before) => ({ ...before, of: startText })),
    /** Begins anew. The code can be had back once. */
    reset: () =>
      setWork(({ code }) => ({
        of: startText,
        code: startText,
        ...(code !== startText && { before: code }),
      })),
    /** Begins with other code. The learner's own can be had back once. */
    replace: (code: string) =>
      setWork((last) => ({ ...last, code, ...(last.code !== last.of && { before: last.code }) })),
    undo: () => setWork(({ code, before = code }) => ({ of: startText, code: before })),
  }
}

export type LearnersWork = ReturnType<typeof useWork>
