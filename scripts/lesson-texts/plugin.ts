import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { Connect, Plugin } from 'vite'
import { exercises } from '../vite/exercises.ts'
import type * as Files from './files.ts'
import type { TextFile } from './lessonTexts.ts'
import { pagesAsText } from './pagesAsText.ts'
import type * as Search from './searchFile.ts'

/** The lessons to be read without a script, as Markdown, and `llms.txt`, beside the app's pages. */
export function lessonTexts(): Plugin {
  return textFiles(
    'lesson-texts',
    /^(?:llms\.txt|sitemap\.xml|lessons\/(?:[\w-]+\.md|(?:[\w-]+\/)?index\.html))$/,
    filesOfLessons,
  )
}

/** What the catalogue's search looks through, beside its pages. */
export function lessonSearch(): Plugin {
  return textFiles('lesson-search', /^lesson-search\.json$/, filesOfSearch)
}

/** Runs a module that imports pages of the catalogue: definitions and pages are TypeScript and MDX with the project's own imports. */
export async function runWithPages<T>(file: string, plugins: readonly Plugin[] = []): Promise<T> {
  const { module } = await runnerImport<T>(file, {
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, exercises(), pagesAsText()],
  })
  return module
}

/** The lessons as texts and as pages. */
export async function filesOfLessons(): Promise<readonly TextFile[]> {
  return (await runWithPages<typeof Files>(pathOf('files.ts'))).files
}

/** What the search looks through. */
export async function filesOfSearch(): Promise<readonly TextFile[]> {
  return (await runWithPages<typeof Search>(pathOf('searchFile.ts'))).files
}

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Adds those of the files to a build whose names match. The development server makes them when they are asked for. */
function textFiles(name: string, names: RegExp, make: () => Promise<readonly TextFile[]>): Plugin {
  return {
    name,
    configureServer({ config, middlewares }) {
      middlewares.use(sendFiles(config.base, names, make))
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return
      const files = (await make()).filter(({ fileName }) => names.test(fileName))
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

const types: Record<string, string | undefined> = {
  '.html': 'text/html;charset=utf-8',
  '.json': 'application/json',
}

function sendFiles(
  base: string,
  names: RegExp,
  make: () => Promise<readonly TextFile[]>,
): Connect.NextHandleFunction {
  return async ({ url = '/' }, response, next) => {
    const path = new URL(url, 'http://host').pathname.slice(base.length).replace(/\/$/, '/index.html')
    if (!names.test(path)) return next()
    try {
      const file = (await make()).find(({ fileName }) => fileName === path)
      if (file === undefined) return next()
      const type = types[path.slice(path.lastIndexOf('.'))] ?? 'text/plain;charset=utf-8'
      response.setHeader('content-type', type).end(file.source)
    } catch (error) {
      next(error)
    }
  }
}
