import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')

const [parts = [], needed = [], good = []] = read('docs/browsers.md')
  .split(/^## /m)
  .map((section) =>
    [...section.matchAll(/^\| (.*) \|$/gm)].slice(2).map(([, row = '']) => row.split(/ +\| +/)),
  )

/** The versions that stand in a row behind its name: of Chrome, Firefox and Safari. */
const versions = (row: string[] = []) => row.slice(1, 4).map(Number)

/** For each browser the first version that has all of it. */
const youngest = (rows: string[][]) =>
  [0, 1, 2].map((at) => Math.max(...rows.map((row) => versions(row)[at] ?? 0)))

const ofPart = (name: string) => versions(parts.find(([part]) => part === name))

describe('docs/browsers.md', () => {
  it.each([...needed, ...good])(
    '%s: is used where its row says',
    (what = '', _chrome, _firefox, _safari, file = '') => {
      expect(read(file.replaceAll('`', ''))).toContain(what.replaceAll('`', ''))
    },
  )

  it('asks of the app’s browsers what the app needs', () => {
    const ofApp = needed.filter((row) => !row[4]?.includes('src/course/'))
    expect(ofApp.length).toBeGreaterThan(2)
    expect(youngest(ofApp)).toEqual(ofPart('the app'))
  })

  it('asks of the catalogue’s browsers no less than it needs', () => {
    const all = youngest([...needed, ['', ...ofPart('the catalogue').map(String)]])
    expect(all).toEqual(ofPart('the catalogue'))
  })

  it('is what the README says', () => {
    const [chrome, firefox, safari] = ofPart('the catalogue')
    expect(read('README.md')).toContain(`Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`)
  })
})
