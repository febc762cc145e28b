import './browserGlobals.ts'
import { renderToString } from 'react-dom/server'
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
import type { StoryExport } from '../first-look/page.ts'

const pages = import.meta.glob<MdxPage>('../../stories/{guides,lessons/*}/*.mdx', { import: 'default' })
const texts = import.meta.glob<string>('../../stories/{guides,lessons/*}/*.mdx', {
  import: 'default',
  query: '?raw',
})

/** A docs page as the catalogue first shows it, before any of its demos has started. */
export interface DrawnPage extends Drawing {
  /** The page's text, by which Storybook knows it. */
  mdx: string
}

async function draw(page: MdxPage): Promise<Drawing> {
  /** The stories in its first view. */
  const shown: StoryExport[] = []
  render(page, new ServerStyleSheet(), (story) => (shown.push(story), ''))
  const [first] = shown
  const sheet = new ServerStyleSheet()
  try {
    const start = first && drawStart(await composedStory(first, 'Start'), (demo) => sheet.collectStyles(demo))
    const html = render(page, sheet, (story) =>
      story === first ? `<div ${DRAWN_START} inert aria-hidden="true">${start}</div>` : '',
    )
    // Links for the document's head, which the live page adds by itself.
    return { styles: sheet.getStyleTags(), html: html.replace(/^(?:<link [^>]*>)+/, '') }
  } finally {
    sheet.seal()
  }
}

function render(page: MdxPage, sheet: ServerStyleSheet, startOf: (story: StoryExport) => string): string {
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

/** Stories, as their files define them. */
const docs = {
  resolveOf: (of: StoryExport & { composed: object }) => ({ type: 'story', story: { ...of.composed, of } }),
} as unknown as Docs

addons.setChannel(mockChannel())

/** The docs pages, drawn with the blocks that are live later, so that React can take the drawings over (decision 39). */
export const drawnPages: readonly DrawnPage[] = await Promise.all(
  Object.entries(pages).map(async ([file, load]) => {
    const [page, mdx] = await Promise.all([load(), texts[file]?.()])
    return { mdx: mdx ?? '', ...(await draw(page)) }
  }),
)
