import { colouredLines, dedented, textOf } from './colouredLines.ts'
import type { ColouredLine } from './colouredLines.ts'
import { readRegions } from './regions.ts'
import type { Region } from './regions.ts'

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
  const [first, last] = [lines.findIndex(isFilledIn(cut)), lines.findLastIndex(isFilledIn(cut))]
  const whole = colouredLines(lines.join('\n')).slice(first, last + 1)
  const excerpt = dedented(whole).map((parts) => {
    const text = textOf(parts)
    return { parts, isLit: lit.some((one) => text.includes(one)) }
  })
  const unlit = lit.find((text) => !excerpt.some(({ parts }) => textOf(parts).includes(text)))
  if (unlit !== undefined) throw new Error(`No line of the excerpt contains “${unlit}”.`)
  return excerpt
}

/** The file as a reader should see it whole: without the markers of regions. */
export function withoutMarkers(code: string): string {
  return readRegions(code).lines.join('\n')
}

function isFilledIn({ from, to }: Region) {
  return (line: string, index: number) => index >= from && index < to && line.trim() !== ''
}

function known(names: readonly string[]): string {
  return names.length === 0 ? 'The file has none.' : `The file has: ${names.join(', ')}.`
}
