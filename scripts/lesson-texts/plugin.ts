import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type * as LessonTexts from './lessonTexts.ts'
import type { TextFile } from './lessonTexts.ts'
import type * as SearchIndex from './searchIndex.ts'

/** `llms.txt` and the lessons as Markdown, beside the app's pages. */
export function lessonTexts(): Plugin {
  return textFiles('lesson-texts', /^(?:llms\.txt|lessons\/[\w-]+\.md)$/, async (server) => {
    const module = await load<typeof LessonTexts>(server, 'lessonTexts.ts')
    return await module.lessonTexts()
  })
}

/** What the catalogue's search looks through, beside its pages. */
export function lessonSearch(): Plugin {
  return textFiles('lesson-search', /^lesson-search\.json$/, async (server) => {
    const module = await load<typeof SearchIndex>(server, 'searchIndex.ts')
    return await module.searchFiles()
  })
}

type Make = (server: ViteDevServer) => Promise<TextFile[]>

/**
 * Adds files to a build that are made of the lessons' pages. The development server makes them when they are asked for.
 *
 * @param names matches their names
 */
function textFiles(name: string, names: RegExp, make: Make): Plugin {
  return {
    name,
    configureServer(server) {
      server.middlewares.use(sendTexts(server.config.base, names, make))
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return
      for (const { fileName, source } of await made(make)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/**
 * The pages' definitions are TypeScript with the project's own imports: Vite runs them. It is a server of its own, new for each time,
 * because Storybook's would look for the libraries of the stories in a page.
 */
async function made(make: Make): Promise<TextFile[]> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    return await make(server)
  } finally {
    await server.close()
  }
}

function sendTexts(base: string, names: RegExp, make: Make): Connect.NextHandleFunction {
  return async ({ url = '/' }, response, next) => {
    const path = new URL(url, 'http://host').pathname.slice(base.length)
    if (!names.test(path)) return next()
    try {
      const text = (await made(make)).find(({ fileName }) => fileName === path)
      if (text === undefined) return next()
      const type = path.endsWith('.json') ? 'application/json' : 'text/plain;charset=utf-8'
      response.setHeader('content-type', type).end(text.source)
    } catch (error) {
      next(error)
    }
  }
}

async function load<T>(server: ViteDevServer, file: string): Promise<T> {
  const path = fileURLToPath(new URL(`../lesson-texts/${file}`, import.meta.url))
  return (await server.ssrLoadModule(path)) as T
}
