import { colouredLines, dedented, textOf } from './colouredLines.ts'
import type { ColouredLine } from './colouredLines.ts'
import { readRegions } from './regions.ts'

export interface ExcerptLine {
  parts: ColouredLine
  isLit: boolean
}

export interface ExcerptOptions {
  /** The name of the region to cut out; without one, the file is short enough to be shown whole. */
  region?: string | undefined
  /** Lights the lines that contain one of these texts. */
  lit?: readonly string[] | undefined
}

/** The longest file that is shown without a region, in lines. */
const LONGEST_WHOLE_FILE = 20

/**
 * Cuts the lines of a region out of a file, without its markers and without their common indent.
 *
 * @throws Error if the region is not there, if a file without one is longer than 20 lines, or if no line of the excerpt
 *   contains a text of `lit`
 */
export function excerptOf(code: string, { region, lit = [] }: ExcerptOptions = {}): ExcerptLine[] {
  const { lines, regions } = readRegions(code)
  const cut = region === undefined ? { from: 0, to: lines.length } : regions.get(region)
  if (cut === undefined) throw new Error(`There is no region “${region}”. ${known([...regions.keys()])}`)
  if (region === undefined && lines.length > LONGEST_WHOLE_FILE)
    throw new Error(`A file of ${lines.length} lines is shown by a region.`)

  // The whole file is read for its colours: a region may begin inside of an element or a template.
  const parts = dedented(trimmed(colouredLines(lines.join('\n')).slice(cut.from, cut.to)))
  const excerpt = parts.map((line) => ({
    parts: line,
    isLit: lit.some((text) => textOf(line).includes(text)),
  }))
  const unlit = lit.find((text) => !parts.some((line) => textOf(line).includes(text)))
  if (unlit !== undefined) throw new Error(`No line of the excerpt contains “${unlit}”.`)
  return excerpt
}

/** The file as a reader should see it whole: without the markers of regions. */
export function withoutMarkers(code: string): string {
  return readRegions(code).lines.join('\n')
}

function trimmed(lines: readonly ColouredLine[]): readonly ColouredLine[] {
  return lines.slice(Math.max(0, lines.findIndex(isFilled)), lines.findLastIndex(isFilled) + 1)
}

function isFilled(line: ColouredLine): boolean {
  return textOf(line).trim() !== ''
}

function known(names: readonly string[]): string {
  return names.length === 0 ? 'The file has none.' : `The file has: ${names.join(', ')}.`
}
