import { posix } from 'node:path'
import { read } from './contents.ts'

/** An `<Excerpt>` of a page. */
export interface ExcerptOnPage {
  path: string
  /** The name under which the page imports the file's text. */
  code: string
  region: string | undefined
  lit: readonly string[]
}

/** The excerpts of a page, in order. */
export function excerptsIn(page: string): ExcerptOnPage[] {
  return [...read(page).matchAll(/<Excerpt\s(.*?)\/>$/gms)].map(([, props = '']) => ({
    path: /\bpath="([^"]*)"/.exec(props)?.[1] ?? '(no path)',
    code: /\bcode=\{(\w+)\}/.exec(props)?.[1] ?? '(no code)',
    region: /\bregion="([^"]*)"/.exec(props)?.[1],
    lit: [...(/\blit=\{\[(.*?)\]\}/s.exec(props)?.[1] ?? '').matchAll(/(['"`])(.*?)\1/g)].map(
      ([, , text = '']) => text,
    ),
  }))
}

/** The files that a page imports as text, by the names that it gives them. */
export function rawImports(page: string): Map<string, string> {
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
