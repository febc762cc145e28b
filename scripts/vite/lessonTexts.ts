import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type * as LessonTexts from '../lesson-texts/lessonTexts.ts'

const MODULE = fileURLToPath(new URL('../lesson-texts/lessonTexts.ts', import.meta.url))

/**
 * Writes `llms.txt` and the lessons as Markdown beside the app's pages, from the lessons' pages in the catalogue. The development server
 * makes them when they are asked for.
 */
export function lessonTexts(): Plugin {
  return {
    name: 'lesson-texts',
    configureServer(server) {
      server.middlewares.use(sendTexts(server))
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return
      const server = await createServer({
        configFile: false,
        logLevel: 'error',
        appType: 'custom',
        server: { middlewareMode: true, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true, include: [] },
      })
      try {
        for (const { fileName, source } of await textsBy(server))
          this.emitFile({ type: 'asset', fileName, source })
      } finally {
        await server.close()
      }
    },
  }
}

function sendTexts(server: ViteDevServer): Connect.NextHandleFunction {
  return async ({ url = '/' }, response, next) => {
    const path = new URL(url, 'http://host').pathname.slice(server.config.base.length)
    if (!/^(?:llms\.txt|lessons\/[\w-]+\.md)$/.test(path)) return next()
    try {
      const text = (await textsBy(server)).find(({ fileName }) => fileName === path)
      if (text === undefined) return next()
      response.setHeader('content-type', 'text/plain;charset=utf-8').end(text.source)
    } catch (error) {
      next(error)
    }
  }
}

/** The pages' definitions are TypeScript with the project's own imports: Vite runs them. */
async function textsBy(server: ViteDevServer): Promise<LessonTexts.TextFile[]> {
  const { lessonTexts } = (await server.ssrLoadModule(MODULE)) as typeof LessonTexts
  return await lessonTexts()
}
