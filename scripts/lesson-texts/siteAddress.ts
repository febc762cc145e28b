import type { Lesson } from '#syllabus/lessons.ts'
import { basePath } from '../basePath.ts'
import { siteUrl } from '../siteUrl.ts'

/** An address of the published site, complete where `SITE_URL` says its host. */
export function siteAddress(path: string): string {
  return `${siteUrl() ?? ''}${basePath()}${path.replace(/^\//, '')}`
}

/** The file of a lesson's text, below the root of the site. */
export function lessonFile({ slug }: Pick<Lesson, 'slug'>): string {
  return `lessons/${slug}.md`
}

/** The address of a lesson's text. */
export function lessonAddress(lesson: Pick<Lesson, 'slug'>): string {
  return siteAddress(lessonFile(lesson))
}
