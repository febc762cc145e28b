import { searchFiles } from './searchIndex.ts'

/** What the search looks through. It is a module to be run: `plugin.ts` does. */
export const files = await searchFiles()
