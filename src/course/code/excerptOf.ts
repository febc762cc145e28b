import { colouredLines, dedented, textOf } from './colouredLines.ts'
import type { ColouredLine } from './colouredLines.ts'

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

/** Lines of a file, from the first one to the one before `to`, counted from 0. */
interface Region {
  from: number
  to: number
}

/** A file as it is shown: without the lines that mark its regions, and where those are, and without what its comments cite. */
interface MarkedFile {
  lines: readonly string[]
  regions: ReadonlyMap<string, Region>
}

/**
 * Reads the regions of a file, from `// #region name` to `// #endregion`, which editors fold, too. Within JSX, a marker is
 * `{/* #region name *\/}`. A region may hold others: `#endregion` ends the latest one that is open.
 *
 * @throws Error if a region has no name or no end, or the name of another one, or an end has no region
 */
export function readRegions(code: string): MarkedFile {
  const lines: string[] = []
  const regions = new Map<string, Region>()
  const open: { name: string; from: number }[] = []

  for (const line of code.trimEnd().split(/\r?\n/)) {
    const marker = markerIn(line)
    if (marker === undefined) {
      lines.push(line.replace(CITATION, ''))
    } else if (marker.begins) {
      if (marker.name === '') throw new Error('A #region has no name.')
      open.push({ name: marker.name, from: lines.length })
    } else {
      const ended = open.pop()
      if (ended === undefined) throw new Error('An #endregion has no #region.')
      if (regions.has(ended.name)) throw new Error(`The region “${ended.name}” is there twice.`)
      regions.set(ended.name, { from: ended.from, to: lines.length })
    }
  }
  if (open[0]) throw new Error(`The region “${open[0].name}” has no #endregion.`)
  return { lines, regions }
}

/** What a line that marks a region says; undefined for every other line. */
function markerIn(line: string): { begins: boolean; name: string } | undefined {
  const [, keyword, name = ''] = MARKER.exec(line) ?? []
  return keyword === undefined ? undefined : { begins: keyword === 'region', name: name.trim() }
}

/** What the comments of the repository cite is not at a learner's hand. */
const CITATION = / \((?:behaviour|decision) [^)]*\)/

const MARKER = /^\s*(?:\/\/|\{?\/\*)\s*#(region|endregion)\b(.*?)(?:\*\/\}?)?\s*$/

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
