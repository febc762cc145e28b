import { useContext } from 'react'
import { CatalogueContext } from '#config/catalogueAddress.ts'
import { lessonPageId } from './lessons.ts'
import type { Lesson } from './lessons.ts'

/** Where a lesson can be read, as attributes of a link. */
export function useLessonPage(): (lesson: Pick<Lesson, 'slug'>) => { href: string; target?: '_top' } {
  const { href, target } = useContext(CatalogueContext)
  return (lesson) => ({
    href: `${href}?path=/docs/${lessonPageId(lesson)}`,
    ...(target !== undefined && { target }),
  })
}
