import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { createApiClient } from '#api/client.ts'
import { postPath, userPath } from '#config/paths.ts'
import { lessons } from '#syllabus/lessons.ts'
import { AppProviders } from './AppProviders.tsx'
import { createLabDoor } from './labDoor.ts'
import { barePages, coursePages, loadAllPages, pageAt } from './pages.ts'
import { createRoutes } from './routes.tsx'

/** A prerendered page, in the parts that the HTML template has places for. */
export interface PrerenderedPage {
  html: string
  /** The `<title>` element. */
  title: string
  /** What a lesson promises; undefined for other pages. */
  description: string | undefined
  /** The `<style>` elements. */
  styles: string
  /** The name of the page's screen; undefined for the error page. */
  id: string | undefined
}

/** The prerendered addresses: all routes without parameters, and the examples of Router Docs. */
export const prerenderedPaths: readonly string[] = [
  ...[...coursePages, ...barePages].map(({ path }) => path).filter((path) => !path.includes(':')),
  ...[123, 456, 789].map(userPath),
  ...[1, 2, 3].map(postPath),
]

/** Stands for every address that matches no route. */
export const UNMATCHED = '*'

/**
 * Renders one page to HTML, in its loading state.
 *
 * @param path the page's path below the base, or `UNMATCHED`
 * @param base the path under which the app is served, ending in `/`
 */
export async function prerenderPage(path: string, base: string): Promise<PrerenderedPage> {
  await loadAllPages()
  const { query, dataRoutes } = createStaticHandler(createRoutes(), { basename: base })
  const address = `http://localhost${base.replace(/\/$/, '')}${path === UNMATCHED ? '/404' : path}`
  const context = await query(new Request(address))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere, and cannot be rendered.`)

  const sheet = new ServerStyleSheet()
  try {
    const { prelude } = await prerenderToNodeStream(
      sheet.collectStyles(
        <AppProviders api={createApiClient({ baseUrl: base, fetch: refuse })} labDoor={createLabDoor()}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </AppProviders>,
      ),
      { onError: rethrow },
    )
    const html = await textOf(prelude)
    const title = /<title>.*?<\/title>/.exec(html)?.[0]
    if (title === undefined) throw new Error(`${path} has no title.`)
    return {
      html: html.replace(title, ''),
      title,
      description: lessons.find((lesson) => lesson.path === path)?.promise,
      styles: sheet.getStyleTags(),
      id: pageAt(path)?.id,
    }
  } finally {
    sheet.seal()
  }
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  return text
}

function refuse(): never {
  throw new Error('Nothing is fetched while pages are prerendered.')
}

function rethrow(error: unknown): never {
  throw error
}
