import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { excerptOf } from '#storybook/blocks/code/excerptOf.ts'
import { docsPages, read } from './catalogue.ts'

describe('the excerpts', () => {
  it.each(docsPages)('of %s are in the files that they name', (page) => {
    const sources = rawImports(page)
    for (const { path, code, region, lit } of excerptsIn(page)) {
      const source = sources.get(code) ?? `(${code} is not imported)`
      expect(source.endsWith(path), `${path} is the path of ${source}`).toBe(true)
      expect(() => excerptOf(read(source), { region, lit })).not.toThrow()
    }
  })
})

/** The files that a page imports as text, by the names that it gives them. */
function rawImports(page: string): Map<string, string> {
  const imports = [...read(page).matchAll(/^import (\w+) from '(.+)\?raw'$/gm)]
  return new Map(
    imports.map(([, name = '', source = '']) => [
      name,
      source.startsWith('#')
        ? source.replace('#storybook/', '.storybook/').replace('#', 'src/')
        : posix.join(posix.dirname(page), source),
    ]),
  )
}

function excerptsIn(page: string) {
  return [...read(page).matchAll(/<Excerpt\s(.*?)\/>/gs)].map(([, props = '']) => ({
    path: /\bpath="([^"]*)"/.exec(props)?.[1] ?? '(no path)',
    code: /\bcode=\{(\w+)\}/.exec(props)?.[1] ?? '(no code)',
    region: /\bregion="([^"]*)"/.exec(props)?.[1],
    lit: [...(/\blit=\{\[(.*?)\]\}/s.exec(props)?.[1] ?? '').matchAll(/(['"`])(.*?)\1/g)].map(
      ([, , text = '']) => text,
    ),
  }))
}
