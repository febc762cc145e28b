import { readFileSync } from 'node:fs'
import { toId } from '#course/storybook.ts'
import type { Plugin, Rolldown } from 'vite'
import { isAboutPage } from '#course/links/pageIds.ts'

/**
 * Asks for the scripts of a docs page in the head of the catalogue's preview, and for the list of its stories. Storybook first loads and starts
 * itself, then the list, and only then the page that the address names. Scripts of the first paint (`src/course/firstPaint`) may have it wait
 * for the text.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        { tag: 'link', attrs: { rel: 'preload', href: './index.json', as: 'fetch', crossorigin: '' } },
        { tag: 'script', children: preloadScript(scriptsByPage(Object.values(bundle))), injectTo: 'head' },
      ],
    },
  }
}

/** Scripts of each docs page by its id, those left out which all pages have. Pages for developers wait for theirs: lessons would carry the list. */
function scriptsByPage(output: Rolldown.OutputBundle[string][]): Record<string, string[]> {
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const withImports = (name: string, seen: Set<string>): Set<string> => {
    if (!seen.has(name)) {
      seen.add(name)
      chunks.get(name)?.imports.forEach((imported) => withImports(imported, seen))
    }
    return seen
  }
  const onAllPages = new Set<string>()
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) withImports(fileName, onAllPages)

  return Object.fromEntries(
    [...chunks.values()].flatMap(({ fileName, moduleIds }) => {
      const page = moduleIds.find((id) => id.endsWith('.mdx'))
      const id = page && pageIdIn(readFileSync(page, 'utf8'))
      return id && !isAboutPage(id)
        ? [[id, [...withImports(fileName, new Set(onAllPages))].slice(onAllPages.size)]]
        : []
    }),
  )
}

/** The id that Storybook gives a page of its own; undefined for pages that belong to stories. */
export function pageIdIn(mdx: string): string | undefined {
  const [, title, name] = /<Meta title="([^"]+)" name="([^"]+)"/.exec(mdx) ?? []
  return title !== undefined && name !== undefined ? toId(title, name) : undefined
}

/** Names of scripts are long and stand on many pages, so the pages have their numbers, and the names are without what all of them share. */
export function preloadScript(pages: Record<string, string[]>): string {
  const scripts = [...new Set(Object.values(pages).flat())]
  const names = scripts.map((script) => script.replace(/^assets\//, '').replace(/\.js$/, ''))
  const numbers = Object.entries(pages).map(
    ([id, names]) => [id, names.map((name) => scripts.indexOf(name))] as const,
  )
  // A map, because an address may say `valueOf`, which every object answers to.
  return `{
    const names = ${JSON.stringify(names.join(' '))}.split(' ')
    const pages = new Map(${JSON.stringify(numbers)})
    const ask = () => {
      for (const number of pages.get(new URLSearchParams(location.search).get('id')) ?? []) {
        const link = document.createElement('link')
        link.rel = 'modulepreload'
        link.href = './assets/' + names[number] + '.js'
        document.head.append(link)
      }
    }
    if (globalThis.textComesFirst) addEventListener('text-is-there', ask, { once: true })
    else ask()
  }`
}
