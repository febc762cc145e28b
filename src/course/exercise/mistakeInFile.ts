import type { Exercise } from './exercise.ts'

/**
 * Why the file of an exercise cannot be loaded, where its code is the reason, in words and with the place. Its text runs as one that is
 * written on the page does; what a module throws while it is loaded names no line of its file.
 *
 * @param error what importing it has thrown
 */
export async function mistakeInFile(exercise: Exercise, error: unknown): Promise<string> {
  const [{ link }, { placed, mistakeOf }, { default: text }, { modules }] = await Promise.all([
    import('./run/link.ts'),
    import('./run/mistake.ts'),
    exercise.startText(),
    exercise.modules(),
  ])
  try {
    const { release } = await link(text, modules, { asked: [], onStopped: () => undefined })
    release()
    return String(error)
  } catch (mistake) {
    return placed(mistakeOf(mistake))
  }
}
