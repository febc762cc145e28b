import { lessonTexts } from './lessonTexts.ts'
import { readingPages } from './readingPages.ts'

/** The lessons as texts and as pages. It is a module to be run: `plugin.ts` does. */
export const files = [...(await lessonTexts()), ...(await readingPages())]
