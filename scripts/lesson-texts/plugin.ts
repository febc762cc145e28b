import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { Plugin } from 'vite'
import { exercises } from '../vite/exercises.ts'
import { previewForNode } from '../first-paint/previewForNode.ts'
import type * as Files from './files.ts'
import type { TextFile } from './lessonTexts.ts'
import { pagesAsText } from './pagesAsText.ts'

/** The lessons to be read by a machine, as Markdown, and `llms.txt`, beside the app's pages. */
export const lessonTexts = () => textFiles('lesson-texts', /^(?:llms\.txt|lessons\/[\w-]+\.md)$/)

/** What the catalogue's search looks through, beside its pages. */
export const lessonSearch = () => textFiles('lesson-search', /^lesson-search\.json$/)

/** Runs a module that imports pages of the catalogue: definitions and pages are TypeScript and MDX with the project's own imports. */
export async function runWithPages<T>(file: string, plugins: readonly Plugin[] = []): Promise<T> {
  const { module } = await runnerImport<T>(file, {
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, exercises(), previewForNode(), pagesAsText()],
  })
  return module
}

/** The lessons as texts, and what the search looks through. */
export async function textsOfCourse(): Promise<readonly TextFile[]> {
  return (await runWithPages<typeof Files>(fileURLToPath(new URL('files.ts', import.meta.url)))).files
}

/** Adds those of the files to a build whose names match. The development server makes them when they are asked for. */
function textFiles(name: string, names: RegExp): Plugin {
  return {
    name,
    configureServer({ config: { base }, middlewares }) {
      middlewares.use(async ({ url = '/' }, response, next) => {
        const path = new URL(url, 'http://host').pathname.slice(base.length)
        if (!names.test(path)) return next()
        try {
          const file = (await textsOfCourse()).find(({ fileName }) => fileName === path)
          if (file === undefined) return next()
          const type = path.endsWith('.json') ? 'application/json' : 'text/plain;charset=utf-8'
          response.setHeader('content-type', type).end(file.source)
        } catch (error) {
          next(error)
        }
      })
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return
      const files = (await textsOfCourse()).filter(({ fileName }) => names.test(fileName))
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
