import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = resolve(import.meta.dirname, '../../docs')
const rows = readFileSync(resolve(folder, 'stumbling-blocks.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| +\d+ /.test(line))
  .map((line) => {
    const [number = '', what = '', ...cells] = line.split('|').slice(1, -1)
    return { number: number.trim(), what: what.trim(), cells }
  })

describe('the stumbling blocks', () => {
  it('are thirteen', () => {
    expect(rows.map(({ number }) => Number(number))).toEqual(
      Array.from({ length: 13 }, (_, index) => index + 1),
    )
  })

  it.each(rows)('$number, $what: demo, wrong version, exercise and prediction are there', ({ cells }) => {
    expect(cells).toHaveLength(4)
    for (const cell of cells) {
      const links = [...cell.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)]
      expect(links).not.toHaveLength(0)
      for (const [, name = '', path = ''] of links) {
        expect(isThere(name, path), `${name} in ${path}`).toBe(true)
      }
    }
  })
})

/** An exercise is there by its title; a story by its export, with a play: its own, or the one that `runOf` makes. */
function isThere(name: string, path: string): boolean {
  const text = readFileSync(resolve(folder, path), 'utf8')
  if (path.endsWith('/exercise.ts')) return text.includes(`title: '${name}'`)
  const story = text.split('\nexport const ').find((part) => part.startsWith(`${name} = `))
  return story !== undefined && (path.includes('/predictions/') || /\bplay\b/.test(story))
}
