import './browserGlobals.ts'
import { composeStory } from '@storybook/react-vite'
import { Children, isValidElement } from 'react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { storyNameFromExport, toId } from '#course/storybook.ts'
import { addons, mockChannel } from 'storybook/preview-api'
import { ServerStyleSheet } from 'styled-components'
import type { PageDrawing } from '#course/firstPaint/firstPaint.ts'
import { Meta } from '#course/lesson/Meta.tsx'
import type { MetaProps } from '#course/lesson/Meta.tsx'
import { DocsContainer } from '#course/page/DocsContainer.tsx'
import { PageInParts } from '#course/page/PageInParts.tsx'
import type { MdxPage } from '#course/page/PageInParts.tsx'
import type { Docs } from '#course/demo/docsContext.ts'
import { DRAWN_START, DrawnContext } from '#course/demo/docsContext.ts'
import { drawStart, drawStory } from './drawStory.tsx'
import type { ComposedStory } from './drawStory.tsx'
// Every story has its decorators: the last preview that was defined.
import './preview.ts'

const pages = import.meta.glob<MdxPage>('../../stories/{guides,lessons/*}/*.mdx', { import: 'default' })
type Parts = Parameters<typeof composeStory>

/** What a file exports as a story (`meta.story`). */
interface StoryExport {
  input: Parts[0]
  meta: { input: Parts[1] }
}

const storyFiles = import.meta.glob<Record<string, unknown>>([
  '../../stories/**/*.stories.tsx',
  '!**/exercises/**',
])

/** A docs page as the catalogue first shows it, before any of its demos has started; and as it is to be read. */
export interface DrawnPage extends PageDrawing {
  pageId: string
  toRead: PageDrawing
}

async function draw(pageId: string, page: MdxPage): Promise<PageDrawing> {
  const [first] = storiesOf(pageId, page, false)
  const sheet = new ServerStyleSheet()
  try {
    const start = first && drawStart(await composedStory(first), (demo) => sheet.collectStyles(demo))
    const html = render(pageId, page, sheet, {
      isToRead: false,
      draw: (story) => (story === first ? `<div ${DRAWN_START} inert aria-hidden="true">${start}</div>` : ''),
    })
    return { styles: sheet.getStyleTags(), html }
  } finally {
    sheet.seal()
  }
}

/** Demos as they look when what they ask for by themselves has come. Nothing on it can be pressed. */
async function drawToRead(pageId: string, page: MdxPage): Promise<PageDrawing> {
  const sheet = new ServerStyleSheet()
  try {
    const pictures: string[] = []
    const places = new Map<StoryExport, string>()
    for (const story of storiesOf(pageId, page, true)) {
      const picture = await drawStory(await composedStory(story), (demo) => sheet.collectStyles(demo))
      if (picture === undefined) continue
      places.set(story, `<picture-${pictures.length}>`)
      pictures.push(`<div inert aria-hidden="true">${picture}</div>`)
    }
    const html = render(pageId, page, sheet, { isToRead: true, draw: (story) => places.get(story) ?? '' })
    const withPictures = withoutButtons(html).replaceAll(
      /<picture-(\d+)>/g,
      (_, index: string) => pictures[Number(index)] ?? '',
    )
    return { styles: sheet.getStyleTags(), html: withPictures }
  } finally {
    sheet.seal()
  }
}

/** Choices are read, all other buttons are for who can press them. */
function withoutButtons(html: string): string {
  return html.replaceAll(/<button\b([^>]*)>(.*?)<\/button>/gs, (_, attributes: string, says: string) =>
    attributes.includes('aria-pressed')
      ? `<span${/ class="[^"]*"/.exec(attributes)?.[0] ?? ''}>${says}</span>`
      : '',
  )
}

/** The stories that a page asks to be drawn, in their order. */
function storiesOf(pageId: string, page: MdxPage, isToRead: boolean): ReadonlySet<StoryExport> {
  const stories = new Set<StoryExport>()
  render(pageId, page, new ServerStyleSheet(), { isToRead, draw: (story) => (stories.add(story), '') })
  return stories
}

interface How {
  isToRead: boolean
  draw: (story: StoryExport) => string
}

function render(
  pageId: string,
  page: MdxPage,
  sheet: ServerStyleSheet,
  { isToRead, draw: drawOne }: How,
): string {
  // Links away name the page that they lead back to.
  location.search = `?viewMode=docs&id=${pageId}`
  const html = renderToString(
    sheet.collectStyles(
      <DrawnContext value={{ isToRead, draw: (story) => drawOne((story as { of: StoryExport }).of) }}>
        <DocsContainer docs={docs} onRendered={ignore}>
          <PageInParts page={page} isDrawn />
        </DocsContainer>
      </DrawnContext>,
    ),
  )
  // Links for the document's head, which the live page adds by itself.
  return html.replace(/^(?:<link [^>]*>)+/, '')
}

const ignore = () => undefined

/** A story with what it has loaded. */
async function composedStory(story: StoryExport): Promise<ComposedStory> {
  const { input, meta } = story
  for (const load of [meta.input, input].flatMap(loadersOf)) await load()
  // Not its own `Component`, which a story that extends another one lacks.
  return composeStory(input, meta.input, undefined, nameOf(story))
}

/** What fetches code or data before a story renders; it is given nothing, as there is no canvas yet. */
function loadersOf({ loaders = [] }: { loaders?: unknown }): (() => Promise<unknown>)[] {
  return [loaders].flat() as (() => Promise<unknown>)[]
}

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

/** The id that Storybook gives a page, of its own or below the stories that it belongs to. */
function pageIdOf(page: MdxPage): string {
  const parts = Children.toArray(page({ components: {} }).props.children)
  const meta = parts.find((part) => isValidElement<MetaProps>(part) && part.type === Meta)
  const { of = {}, title, name = '' } = (meta as ReactElement<MetaProps>).props
  const [story] = Object.values(of) as StoryExport[]
  return toId(title ?? story?.meta.input.title ?? '', name)
}

/** The docs pages, drawn with the blocks that are live later, so that React can take the drawings over (decision 39). */
export const drawnPages: readonly DrawnPage[] = await inTurn(Object.values(pages), async (load) => {
  const page = await load()
  const pageId = pageIdOf(page)
  return { pageId, ...(await draw(pageId, page)), toRead: await drawToRead(pageId, page) }
})

/** One after the other, because a page is drawn under its address. */
async function inTurn<From, To>(from: readonly From[], make: (from: From) => Promise<To>): Promise<To[]> {
  const made: To[] = []
  for (const each of from) made.push(await make(each))
  return made
}
