import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'

const ROOT = resolve(import.meta.dirname, '..')
const PUBLIC_SUFFIXES = resolve(ROOT, 'node_modules/tldts/dist/es6/src/data/trie.js')
/** A town that appears only in the list of public suffixes. */
const IN_THE_LIST = 'tokigawa'

for (const folder of ['dist/assets', 'dist/storybook/assets']) {
  test(`no script in ${folder} carries the list of public suffixes`, async () => {
    expect(await readFile(PUBLIC_SUFFIXES, 'utf8')).toContain(IN_THE_LIST)
    const names = (await readdir(resolve(ROOT, folder))).filter((name) => name.endsWith('.js'))
    const scripts = await Promise.all(names.map((name) => readFile(resolve(ROOT, folder, name), 'utf8')))
    // The scripts include the mock API; otherwise finding nothing would prove nothing.
    expect(scripts.some((script) => script.includes('[MSW]'))).toBe(true)
    expect(names.filter((_, index) => scripts[index]?.includes(IN_THE_LIST))).toEqual([])
  })
}

test("no script of the app carries the exercises' editor or compiler", async () => {
  const folder = resolve(ROOT, 'dist/assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const scripts = await Promise.all(names.map((name) => readFile(resolve(folder, name), 'utf8')))
  const marks = ['cm-content', 'Error transforming', 'Show the solution']
  expect(names.filter((_, index) => marks.some((mark) => scripts[index]?.includes(mark)))).toEqual([])
})
