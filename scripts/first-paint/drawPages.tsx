import './browserGlobals.ts'
import { renderToString } from 'react-dom/server'
import { storyNameFromExport, toId } from '#course/storybook.ts'
import { addons, mockChannel } from 'storybook/preview-api'
import { ServerStyleSheet } from 'styled-components'
import type { Drawing } from '#course/early/early.ts'
import { DocsContainer } from '#course/page/DocsContainer.tsx'
import { PageInParts } from '#course/page/PageInParts.tsx'
import type { MdxPage } from '#course/page/PageInParts.tsx'
import type { Docs } from '#course/stage/docsContext.ts'
import { DRAWN_START, DrawnStartContext } from '#course/stage/drawnStart.ts'
import { drawStart } from '../first-look/drawStory.tsx'
import { composedStory } from '../first-look/page.ts'
import type { StoryExport, StoryModule } from '../first-look/page.ts'
import { pageIdIn } from '../vite/pagePreloads.ts'

const pages = import.meta.glob<MdxPage>('../../stories/{guides,lessons/*}/*.mdx', { import: 'default' })
const texts = import.meta.glob<string>('../../stories/{guides,lessons/*}/*.mdx', {
  import: 'default',
  query: '?raw',
})

const storyFiles = import.meta.glob<StoryModule>(['../../stories/**/*.stories.tsx', '!**/exercises/**'])

/** A docs page as the catalogue first shows it, before any of its demos has started. */
export interface DrawnPage extends Drawing {
  pageId: string
}

async function draw(pageId: string, page: MdxPage): Promise<Drawing> {
  /** The stories in its first view. */
  const shown: StoryExport[] = []
  render(pageId, page, new ServerStyleSheet(), (story) => (shown.push(story), ''))
  const [first] = shown
  const sheet = new ServerStyleSheet()
  try {
    const start =
      first && drawStart(await composedStory(first, nameOf(first)), (demo) => sheet.collectStyles(demo))
    const html = render(pageId, page, sheet, (story) =>
      story === first ? `<div ${DRAWN_START} inert aria-hidden="true">${start}</div>` : '',
    )
    // Links for the document's head, which the live page adds by itself.
    return { styles: sheet.getStyleTags(), html: html.replace(/^(?:<link [^>]*>)+/, '') }
  } finally {
    sheet.seal()
  }
}

function render(
  pageId: string,
  page: MdxPage,
  sheet: ServerStyleSheet,
  startOf: (story: StoryExport) => string,
): string {
  // Links away name the page that they lead back to.
  location.search = `?viewMode=docs&id=${pageId}`
  return renderToString(
    sheet.collectStyles(
      <DrawnStartContext value={(story) => startOf((story as { of: StoryExport }).of)}>
        <DocsContainer docs={docs} onRendered={ignore}>
          <PageInParts page={page} isDrawn />
        </DocsContainer>
      </DrawnStartContext>,
    ),
  )
}

const ignore = () => undefined

/** Stories, as their files define them, with the ids that Storybook gives them. */
const docs = {
  resolveOf: (of: StoryExport & { composed: object }) => ({
    type: 'story',
    story: { ...of.composed, id: toId(of.meta.input.title ?? '', storyNameFromExport(nameOf(of))), of },
  }),
} as unknown as Docs

/** The names by which files export their stories: a story alone does not know its own. */
const names = new Map(
  (await Promise.all(Object.values(storyFiles).map((load) => load()))).flatMap((file) =>
    Object.entries(file).map(([name, story]) => [story, name]),
  ),
)

function nameOf(story: StoryExport): string {
  const name = names.get(story)
  if (name === undefined) throw new Error('A page shows a story that no file exports.')
  return name
}

addons.setChannel(mockChannel())

/** The docs pages of the course, drawn with the blocks that are live later, so that React can take the drawings over (decision 39). */
export const drawnPages: readonly DrawnPage[] = await Promise.all(
  Object.entries(pages).map(async ([file, load]) => {
    const [page, mdx] = await Promise.all([load(), texts[file]?.()])
    const pageId = pageIdIn(mdx ?? '')
    return pageId?.startsWith('course-') ? [{ pageId, ...(await draw(pageId, page)) }] : []
  }),
).then((drawn) => drawn.flat())
