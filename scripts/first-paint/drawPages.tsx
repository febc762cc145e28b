import './browserGlobals.ts'
import { renderToString } from 'react-dom/server'
import { addons, mockChannel } from 'storybook/preview-api'
import { ServerStyleSheet } from 'styled-components'
import type { Drawing } from '#course/early/early.ts'
import { DocsContainer } from '#course/page/DocsContainer.tsx'
import { PageInParts } from '#course/page/PageInParts.tsx'
import type { MdxPage } from '#course/page/PageInParts.tsx'
import type { Docs } from '#course/stage/docsContext.ts'

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

function draw(page: MdxPage): Drawing {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(
      sheet.collectStyles(
        <DocsContainer docs={docs} onRendered={ignore}>
          <PageInParts page={page} isDrawn />
        </DocsContainer>,
      ),
    )
    // Links for the document's head, which the live page adds by itself.
    return { styles: sheet.getStyleTags(), html: html.replace(/^(?:<link [^>]*>)+/, '') }
  } finally {
    sheet.seal()
  }
}

const ignore = () => undefined

/** Stories, as their files define them. None of them is rendered. */
const docs = {
  resolveOf: (story: { composed: object }) => ({ type: 'story', story: story.composed }),
} as unknown as Docs

addons.setChannel(mockChannel())

/** The docs pages, drawn with the blocks that are live later, so that React can take the drawings over (decision 39). */
export const drawnPages: readonly DrawnPage[] = await Promise.all(
  Object.entries(pages).map(async ([file, load]) => {
    const [page, mdx] = await Promise.all([load(), texts[file]?.()])
    return { mdx: mdx ?? '', ...draw(page) }
  }),
)
