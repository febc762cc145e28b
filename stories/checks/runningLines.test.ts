import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { changesOf } from '#course/code/CodeDiff.tsx'
import { withoutMarkers, lineWith } from '#course/code/excerptOf.ts'
import { docsPages, listingsOf } from './contents.ts'

const sides = docsPages.flatMap((page) => {
  const ofPairs = listingsOf(page).filter(({ block }) => block === 'Pair')
  return ofPairs.flatMap((wrong, index) => {
    const right = ofPairs[index + 1]
    return index % 2 === 0 && right !== undefined ? [{ page, wrong, right }] : []
  })
})
const linesOf = (file: string) => withoutMarkers(readFileSync(file, 'utf8')).split('\n')

it('each line that runs at a moment of a pair is in its file once, and in sight where both files are compared', () => {
  const running = sides.filter(({ wrong, right }) => wrong.runs.length + right.runs.length > 0)
  expect(running.length).toBeGreaterThanOrEqual(5)
  const unseen = running.flatMap(({ wrong, right }) => {
    const shown = shownLines(linesOf(wrong.file), linesOf(right.file))
    const unseenOf = ({ file, path, runs }: typeof wrong, lines: ReadonlySet<number>) =>
      runs
        .filter((text) => !lines.has(lineWith(readFileSync(file, 'utf8'), text)))
        .map((text) => `${path}: ${text}`)
    return [...unseenOf(wrong, shown.wrong), ...unseenOf(right, shown.right)]
  })
  expect(unseen).toEqual([])
})

/** The lines of both files that a comparison shows, counted from 0. */
function shownLines(before: readonly string[], after: readonly string[]) {
  const shown = { wrong: new Set<number>(), right: new Set<number>() }
  let below = 0
  for (const row of changesOf(before, after)) {
    if (row.kind === 'folded') continue
    if (row.kind !== 'same') below += row.kind === 'removed' ? 1 : -1
    if (row.kind !== 'added') shown.wrong.add(row.kind === 'same' ? row.line + below : row.line)
    if (row.kind !== 'removed') shown.right.add(row.line)
  }
  return shown
}
