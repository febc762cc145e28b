import { lessonTexts } from './lessonTexts.ts'
import { searchFiles } from './searchIndex.ts'

/** The course as texts. It is a module to be run, because it imports pages: `plugin.ts` does. */
export const files = [...(await lessonTexts()), ...(await searchFiles())]
