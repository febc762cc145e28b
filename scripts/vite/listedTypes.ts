import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { filesNamedIn } from './listings.ts'
import type { TypeReader } from './createTypeReader.ts'

const STORIES = resolve(import.meta.dirname, '../../stories')

/**
 * Makes two modules of a file that a page lists: `file?listing` is its text and a way to load `file?types`, what its names stand for. The
 * build fails for a file that does not compile.
 */
export function listedTypes(): Plugin {
  let reader: Promise<TypeReader> | undefined
  return {
    name: 'listed-types',
    enforce: 'pre',
    watchChange: () => void reader?.then(({ refresh }) => refresh()),
    async load(id) {
      const [file = '', query] = id.split('?')
      const beside = `./${basename(file)}`
      if (query === 'listing')
        return `import code from '${beside}?raw'\nexport default { code, types: () => import('${beside}?types') }`
      if (query !== 'types') return undefined
      // The compiler is a large module, which most starts of the server do not need.
      reader ??= import('./createTypeReader.ts').then(({ createTypeReader }) =>
        createTypeReader(listedFiles()),
      )
      const { types, errors } = (await reader).read(file)
      for (const error of errors) if (this.environment.mode === 'dev') this.warn(error)
      if (errors.length > 0 && this.environment.mode !== 'dev') this.error(errors.join('\n'))
      return `export default ${JSON.stringify(types)}`
    },
  }
}

function listedFiles(): string[] {
  const pages = readdirSync(STORIES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mdx'),
  )
  return pages.flatMap((name) => {
    const page = join(STORIES, name)
    return filesNamedIn(readFileSync(page, 'utf8'), page)
  })
}
