import { frameWindow } from '#course/links/frameWindow.ts'
import { partNamed } from '#course/links/pageIds.ts'
import { globalsInAddress } from '#course/look/globals.ts'
import { keptLook, keysInFrame } from '#course/look/lookChoice.ts'
import { DOCS_ROOT } from '#course/storybook.ts'
import { fontIsThere, loadDrawing, UNNOTICED_MS, wait } from './firstPaint.ts'
import { keepForReload, placeBeforeReload } from './reload.ts'

// Runs in the preview's page before all other scripts, and shows the drawing of a docs page until the page itself is there. The build
// writes it into the page (`scripts/first-paint`).

/** The address of the script that all others of the preview hang on. */
declare const ENTRY: string

/** How long the text waits for its font where the page has nothing else to load, in ms. */
const FONT_ALONE_MS = 1000

/** How long the scripts wait for the text, in ms: on a line where it takes longer, they take longer still. */
const TEXT_FIRST_MS = 3000

/** How long scripts and text wait for a paint, in ms: a tab that nobody sees paints nothing, nor does WebKit now and then. */
const PAINT_MS = 200

const address = new URLSearchParams(location.search)
const drawnPage = address.get('id') ?? ''

const around = frameWindow().earlyFrame
/** The frame that has made this preview. */
const frame = around?.preview.contentWindow === window ? around : undefined

keepForReload()
void untilScriptsAreLoaded().then(() => frame?.scriptsAreLoaded())

const isShown = address.get('viewMode') === 'docs' && /^course-[\w-]+$/.test(drawnPage) ? show() : undefined
// Running the scripts keeps a page from painting for longer than it takes to paint the text. Alone, it has less to run.
const textIsThere = Promise.race([frame && isShown?.then(painted), wait(TEXT_FIRST_MS)])
const isParsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
void Promise.all([isParsed, textIsThere]).finally(() => {
  dispatchEvent(new Event('text-is-there'))
  // An element, because the browser itself reports a script that does not come or that throws.
  const script = document.createElement('script')
  document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src: ENTRY }))
})

function painted(): Promise<void> {
  const frameLater = new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return Promise.race([frameLater, wait(PAINT_MS)])
}

async function untilScriptsAreLoaded(): Promise<void> {
  const scripts = document.querySelectorAll('link[rel="modulepreload"], script[src]')
  await Promise.all(
    Array.from(
      scripts,
      (script) =>
        new Promise((resolve) => {
          script.addEventListener('load', resolve)
          script.addEventListener('error', resolve)
        }),
    ),
  )
}

async function show(): Promise<void> {
  // In the frame the text comes first on a slow line, and the font with it on a fast one. Alone, the page has nothing else to load.
  const [drawing] = await (frame
    ? frame.drawing.then(async (drawn) => {
        if (frame.lineIsFast) await fontIsThere(UNNOTICED_MS)
        return [drawn] as const
      })
    : Promise.all([loadDrawing(drawnPage), fontIsThere(FONT_ALONE_MS)]))
  const place = document.getElementById(DOCS_ROOT)
  if (drawing === undefined) void frame?.pageIsLive()
  if (drawing === undefined || place === null || place.hasChildNodes()) return
  document.head.insertAdjacentHTML('beforeend', drawing.styles)
  place.innerHTML = drawing.html
  const part = partNamed(frameWindow().location.hash)
  const before = placeBeforeReload(drawnPage)
  // What is below the window comes a frame later: laying it out takes a slow phone longer than all that is in sight.
  if (part === '' && before === 0) showRestLater(place)
  place.removeAttribute('hidden')
  const root = document.documentElement
  root.dataset['drawn'] = ''
  root.dataset['textSize'] = String(
    { ...keptLook(keysInFrame), ...globalsInAddress(location.search) }['textSize'] ?? 'medium',
  )

  // Storybook scrolls to the top when it shows a page. A reader may be further down by then.
  for (const name of ['scrollTop', 'scrollLeft'])
    Object.defineProperty(root, name, {
      configurable: true,
      get: () => 0,
      set() {
        // A reader stays.
      },
    })

  /** What somebody has pressed last, and what it does, once it does something. */
  let pressed: HTMLElement | undefined
  const keep = (event: Event) => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button, input') : null
    if (control === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed?.removeAttribute('data-pressed')
    pressed = control
    control.dataset['pressed'] = ''
  }
  place.addEventListener('click', keep, { capture: true })

  window.earlyPage = {
    pageId: drawnPage,
    handOver() {
      delete window.earlyPage
      delete root.dataset['drawn']
      Reflect.deleteProperty(root, 'scrollTop')
      Reflect.deleteProperty(root, 'scrollLeft')
      place.removeEventListener('click', keep, { capture: true })
      pressed?.removeAttribute('data-pressed')
      if (pressed?.isConnected) pressAnew(pressed)
    },
    demoIsThere: async () => frame?.pageIsLive(),
  }

  if (part !== '') document.getElementById(part)?.scrollIntoView({ behavior: 'instant' })
  else if (before > 0) scrollTo({ top: before, behavior: 'instant' })
}

/** As a finger would: what is pressed comes alive as it begins, and answers as it ends. */
function pressAnew(control: HTMLElement): void {
  control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  setTimeout(() => control.click())
}

function showRestLater(place: HTMLElement): void {
  place.dataset['begins'] = ''
  void painted().then(() => delete place.dataset['begins'])
}
