import { readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** A story that a page shows. */
export interface ShownStory {
  id: string
  /** The file it is in, absolute, and the name that it has there. */
  file: string
  name: string
}

/**
 * A story by its file and its export, without running either.
 *
 * @throws Error if the file has no title
 */
export function storyIn(file: string, name: string): ShownStory {
  const title = /preview\.meta\(\{.*?\btitle: ['"]([^'"]+)['"]/s.exec(readFileSync(file, 'utf8'))?.[1]
  if (title === undefined) throw new Error(`${file} has no title.`)
  return { id: toId(title, storyNameFromExport(name)), file, name }
}
