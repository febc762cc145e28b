import type { ComponentType } from 'react'
import { screenName } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'

/** The code of each screen comes in a file of its own, but for Home's, which is in the main chunk. */
const files = import.meta.glob<Record<string, ComponentType>>(['../screens/*.tsx', '!../screens/Home.tsx'])

/**
 * Fetches the screen of a lesson, which bears its name.
 *
 * @throws Error where no file of that name exports it
 */
export async function lessonScreen(lesson: Pick<Lesson, 'slug'>): Promise<ComponentType> {
  const name = screenName(lesson)
  const screen = (await files[`../screens/${name}.tsx`]?.())?.[name]
  if (screen === undefined) throw new Error(`src/screens/${name}.tsx exports no “${name}”.`)
  return screen
}
