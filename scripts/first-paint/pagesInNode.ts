import { fileURLToPath } from 'node:url'
import { compile } from '@mdx-js/mdx'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { runnerImport } from 'vite'
import type { Plugin } from 'vite'
import { previewForNode } from './previewForNode.ts'
import { styledComponents } from '../vite/styledComponents.ts'
import { exercises } from '../vite/exercises.ts'
import { withListings } from '../vite/listings.ts'
import type * as DrawPages from './drawPages.tsx'

const BLOCKS = fileURLToPath(new URL('../../src/course/blocks.ts', import.meta.url))

/** Draws the docs pages of the course in this process, which the first drawing makes one for production. */
export async function docsPagesInNode(): Promise<readonly DrawPages.DrawnPage[]> {
  process.env['NODE_ENV'] = 'production'
  const { module } = await runnerImport<typeof DrawPages>(
    fileURLToPath(new URL('drawPages.tsx', import.meta.url)),
    {
      configFile: false,
      mode: 'production',
      logLevel: 'error',
      oxc: { plugins: { styledComponents } },
      plugins: [exercises(), previewForNode(), pages()],
    },
  )
  return module.drawnPages
}

/** Compiles pages as Storybook does. */
function pages(): Plugin {
  return {
    name: 'pages-in-node',
    enforce: 'pre',
    async transform(mdx, id) {
      if (!id.endsWith('.mdx')) return undefined
      const page = await compile(withListings(mdx, id).code, {
        providerImportSource: BLOCKS,
        remarkPlugins: [remarkGfm],
        rehypePlugins: [rehypeSlug],
      })
      return { code: String(page), map: null }
    },
  }
}
