import { withoutMarkers } from './excerptOf.ts'

/**
 * The line of a file, without its markers, that contains a text, counted from 0.
 *
 * @throws Error unless it is exactly one
 */
export function lineWith(code: string, text: string): number {
  const lines = withoutMarkers(code).split('\n')
  const found = lines.flatMap((line, index) => (line.includes(text) ? [index] : []))
  const [line] = found
  if (line === undefined || found.length > 1)
    throw new Error(`“${text}” is in ${found.length} lines, where one is meant.`)
  return line
}
