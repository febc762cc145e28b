import { lessonTexts } from './lessonTexts.ts'
import { readingPages } from './readingPages.ts'
import { searchFiles } from './searchIndex.ts'

/** All that is made of the lessons' pages. It is a module to be run: `plugin.ts` does. */
export const files = [...(await lessonTexts()), ...(await readingPages()), ...(await searchFiles())]
