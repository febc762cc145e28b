import { NotYet } from './grade/grading.ts'
import { link } from './run/link.ts'
import type { Module } from './run/modules.ts'
import { placed, mistakeOf } from './run/mistake.ts'
import { withEdits } from './exercise.ts'
import type { Written } from './exercise.ts'

/**
 * Makes an answer's module, as a learner's is made.
 *
 * @throws NotYet with the sentence that the page would show, if the code cannot run
 */
export async function moduleOf({ exercise, file, edits }: Written): Promise<Module> {
  const [{ modules }, { default: text }] = await Promise.all([
    exercise.modules(),
    file === 'start' ? exercise.startText() : exercise.solution(),
  ])
  try {
    const { exports } = await link(withEdits(text, edits), modules, { asked: [], onStopped: () => undefined })
    return exports
  } catch (error) {
    throw new NotYet(placed(mistakeOf(error)), { cause: error })
  }
}
