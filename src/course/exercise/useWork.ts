import { flushSync } from 'react-dom'
import { keepWork, readWork, useKeptWork } from '#course/learner/work.ts'
import type { Work } from '#course/learner/workSchema.ts'

/** A learner's code for an exercise, kept on each change, and shared with other tabs. */
export function useWork(id: string, startText: string) {
  const work = begunFrom(startText, useKeptWork(id))

  // Read again for each change: another tab may have written, and its event may be on its way.
  function change(changed: (now: Work) => Work): void {
    keepWork(id, changed(begunFrom(startText, readWork(id))))
  }

  return {
    code: work.code,
    isChanged: work.code !== startText,
    canUndo: work.before !== undefined,
    /** What its last check has said. */
    verdict: work.verdict,
    judge: (verdict: string) => change((now) => ({ ...now, verdict })),
    /**
     * At once: a press that comes before the next render would check what was there before. What another tab has written that this one has
     * not shown can be restored.
     */
    write: (code: string) =>
      flushSync(() =>
        change((now) => ({
          ...now,
          code,
          ...(![work.code, now.of].includes(now.code) && { before: now.code }),
        })),
      ),
    /** Brings the starting point back. The code can be restored once. */
    reset: () =>
      change(({ code }) => ({
        of: startText,
        code: startText,
        ...(code !== startText && { before: code }),
      })),
    /** Begins with other code. The learner's own can be restored once. */
    replace: (code: string) =>
      change((now) => ({ ...now, code, ...(now.code !== now.of && { before: now.code }) })),
    undo: () => change(({ code, before = code }) => ({ of: startText, code: before })),
  }
}

export type LearnersWork = ReturnType<typeof useWork>

/** Nothing is lost by a new starting point where nothing was written. */
function begunFrom(startText: string, kept: Work | undefined): Work {
  if (kept === undefined) return { of: startText, code: startText }
  return kept.code === kept.of ? { ...kept, of: startText, code: startText } : kept
}
