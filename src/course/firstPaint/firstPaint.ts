/** What the frame's page has made before Storybook's own scripts have come (decision 39). */
export interface EarlyFrame {
  /** The preview, which Storybook's frame would make only once all of its scripts have run. */
  readonly preview: HTMLIFrameElement
  /** The drawing of the docs page in it; undefined if there is none. */
  readonly drawing: Promise<PageDrawing | undefined>
  /** Whether the line is fast enough for the text to wait for its font. */
  readonly lineIsFast: boolean
  /** All scripts of the preview have come: the line is free for those of Storybook's frame. */
  scriptsAreLoaded(): void
  /** The first demo in the preview answers: Storybook's frame may start. Fulfilled when it has. */
  pageIsLive(): Promise<void>
  /** Storybook's frame stands behind the drawn one, and knows all pages: it takes over. */
  handOver(): void
}

/** What the preview's page has made before Storybook's scripts have come. */
export interface EarlyPage {
  /** Which docs page is drawn. */
  readonly pageId: string
  /** The live page stands where the drawing stood: its own ways of scrolling hold from now on, and what was pressed is pressed. */
  handOver(): void
  /** The first demo is there, which other work would have held up. Fulfilled when the frame around the page is there, too. */
  demoIsThere(): Promise<void>
}

declare global {
  interface Window {
    earlyFrame?: EarlyFrame
    earlyPage?: EarlyPage
    /** Whether what only demos need waits for the event `text-is-there`. */
    textComesFirst?: boolean
  }
}

/** A docs page of the course as it first looks. */
export interface PageDrawing {
  /** The styles of all that is drawn, as elements for a document's head. */
  styles: string
  /** What stands in the element that Storybook renders docs pages in. */
  html: string
}

/** Where the drawing of a docs page is, below the catalogue's root. */
export function drawingFile(pageId: string): string {
  return `drawings/${pageId}.json`
}

/** The drawing of a docs page; undefined where it cannot be had. */
export async function loadDrawing(pageId: string): Promise<PageDrawing | undefined> {
  try {
    const answer = await fetch(drawingFile(pageId), { priority: 'high' })
    return answer.ok ? ((await answer.json()) as PageDrawing) : undefined
  } catch {
    return undefined
  }
}

/** Where the font is, below the catalogue's root. */
declare const FONT_ADDRESS: string

/** Fetches the font of a page. */
export function preloadFont(): void {
  preloadFile({ as: 'font', href: FONT_ADDRESS })
}

/** Within this time, in ms, a text can wait for its font unnoticed. */
export const UNNOTICED_MS = 50

/** Within this time, in ms, the page that asks has come whole over a fast line, and a slow computer has read it. */
const READ_MS = 150

/**
 * Whether an answer of this page's server comes at once. To be asked while the page is read: a slow line of a browser's developer tools
 * keeps an answer that has come, and the time of its first byte does not tell.
 */
export function answersAtOnce(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  return (
    page instanceof PerformanceNavigationTiming &&
    page.responseStart - page.requestStart < UNNOTICED_MS &&
    performance.now() - page.requestStart < READ_MS
  )
}

/** Has the browser fetch something that the page uses later. Returns the link that says so. */
export function preloadFile(what: { rel?: string; as?: string; href: string }): HTMLElement {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', crossOrigin: '', ...what })
  document.head.append(link)
  return link
}

/** Shows the text of a page in its font, once that is there. */
export function allowFont(): void {
  document.querySelector('style[data-font]')?.removeAttribute('media')
}

/** Fulfilled when the font of a page is there, or after some time, in ms. */
export async function fontIsThere(atMostMs: number): Promise<void> {
  const font = document.fonts.load('1em "Inter Variable"').catch(() => undefined)
  await Promise.race([font, wait(atMostMs)])
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
