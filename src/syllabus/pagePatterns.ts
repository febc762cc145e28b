import { paths, patterns } from '#config/paths.ts'
import { lessons } from './lessons.ts'

/** The address of every page of the app, as its router matches it. */
export const pagePatterns: readonly string[] = [
  ...Object.values(paths),
  ...Object.values(patterns),
  ...lessons.map(({ path }) => path),
]
