/** Lines of a file, from the first one to the one before `to`, counted from 0. */
export interface Region {
  from: number
  to: number
}

/** A file as it is shown: without the lines that mark its regions, and where those are, and without what its comments cite. */
export interface MarkedFile {
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
