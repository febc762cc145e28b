import { fileURLToPath } from 'node:url'
import { compile } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { withListings } from '../vite/listings.ts'
import { proseAsElements } from './toMarkdown.ts'

const BLOCKS = fileURLToPath(new URL('blocks.ts', import.meta.url))
const PROVIDER = fileURLToPath(new URL('blocksOfPages.ts', import.meta.url))

/** Lets Node run the pages of the catalogue: their blocks are those of `blocks.ts`. */
export function pagesAsText(): Plugin {
  return {
    name: 'pages-as-text',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isForBrowsers = /^#course\/(?:.*\.tsx|links\/links\.ts)$/.test(source)
      return importer.endsWith('.mdx') && isForBrowsers ? BLOCKS : undefined
    },
    async transform(code, id) {
      if (!id.endsWith('.mdx')) return undefined
      const options = { providerImportSource: PROVIDER, remarkPlugins: [remarkGfm, proseAsElements] }
      return { code: String(await compile(withListings(code, id).code, options)), map: null }
    },
  }
}
