import { globalsInAddress, themeOf } from '#course/look/globals.ts'
import { keptLook, keysInFrame } from '#course/look/lookChoice.ts'
import { DOCS_ROOT, PREVIEW_FRAME } from '#course/storybook.ts'
import { allowFont, answersAtOnce, loadDrawing, preloadFont, wait } from './firstPaint.ts'
import { keptSidebar, SIDEBAR_LIST, SIDEBAR_SCROLLER } from './keptSidebar.ts'
import { loadManager, startManager } from './managerScripts.ts'

// Runs in the frame's page after its drawing, before all other scripts: shows the preview at once, and has Storybook's own frame take it
// over once that has come. The build writes it into the page (`scripts/first-paint`).

/** How long one of the two, page and frame, waits for the other, in ms. */
const GIVES_UP_AFTER_MS = 5000

const address = new URLSearchParams(location.search)
const drawn = document.getElementById('drawn-frame')
const path = address.get('path')
const named = /^\/docs\/([\w-]+)\/?$/.exec(path ?? '')?.[1] ?? ''
// Without one, Storybook opens its first page.
const item = drawn?.querySelector<HTMLElement>(path === null ? 'nav a' : `nav [data-page="${named}"]`)
const firstPage = item?.dataset['page'] ?? ''
// What else an address can say, Storybook alone understands.
const isPlain = [...address.keys()].every((name) => name === 'path' || name === 'globals')

if (drawn && item && isPlain) showAtOnce(drawn, item)
else {
  drawn?.remove()
  allowFont()
  loadManager()
  startManager()
}

function showAtOnce(drawn: HTMLElement, item: HTMLElement): void {
  // First, because the text waits for it.
  const drawing = loadDrawing(firstPage)
  const lineIsFast = answersAtOnce()
  if (lineIsFast) loadFont()
  // On a slow line only once the drawing is there: the line is the text's until then.
  else void drawing.then(loadFont)
  // Storybook's frame marks no page in its list where the address names none and the preview is there before it.
  if (!address.has('path'))
    history.replaceState(
      history.state,
      '',
      `?path=/docs/${firstPage}${location.search.replace('?', '&')}${location.hash}`,
    )
  const preview = document.createElement('iframe')
  /** What the preview has told, which Storybook's frame hears later. */
  const told: MessageEvent[] = []
  const keep = (event: MessageEvent) => {
    if (event.source !== preview.contentWindow) return
    event.stopImmediatePropagation()
    told.push(event)
  }
  addEventListener('message', keep)

  const root = document.documentElement
  root.dataset['early'] = ''
  const sidebar = keptSidebar()
  if (sidebar !== undefined) root.style.setProperty('--kept-sidebar', `${sidebar}px`)
  const header = drawn.querySelector('header')
  if (header) header.hidden = sidebar === 0
  let pressed: string | undefined
  const { promise: takenOver, resolve: takeOver } = Promise.withResolvers<void>()
  window.earlyFrame = {
    preview,
    drawing,
    lineIsFast,
    scriptsAreLoaded: startSoon,
    async pageIsLive() {
      startManager()
      await Promise.race([takenOver, wait(GIVES_UP_AFTER_MS)])
    },
    handOver() {
      takeOver()
      delete window.earlyFrame
      const focused = document.activeElement?.getAttribute('href')
      const list = header?.scrollTop
      delete root.dataset['early']
      drawn.remove()
      removeEventListener('message', keep)
      for (const { data, origin, source } of told)
        dispatchEvent(new MessageEvent('message', { data: data as unknown, origin, source }))
      if (list !== undefined)
        document.querySelector(`#${SIDEBAR_LIST}`)?.closest(SIDEBAR_SCROLLER)?.scrollTo(0, list)
      if (focused) document.querySelector<HTMLElement>(`#root a[href$="${CSS.escape(focused)}"]`)?.focus()
      if (pressed !== undefined)
        [...document.querySelectorAll<HTMLElement>('#root button')]
          .find(({ textContent }) => textContent.trim() === pressed)
          ?.click()
    },
  }

  const query = new URLSearchParams({ id: firstPage, viewMode: 'docs' })
  const globals = address.get('globals')
  if (globals !== null) query.set('globals', globals)
  preview.id = PREVIEW_FRAME
  preview.title = PREVIEW_FRAME
  preview.allow = 'clipboard-write;'
  preview.allowFullscreen = true
  preview.dataset['early'] = ''
  preview.dataset['isStorybook'] = 'true'
  preview.src = `iframe.html?${query.toString()}`
  preview.addEventListener(
    'load',
    () => {
      preview.dataset['isLoaded'] = 'true'
      // Its scripts tell when they have come. Another page, such as a host's for an error, tells nothing.
      if (!preview.contentDocument?.getElementById(DOCS_ROOT)) startSoon()
    },
    { once: true },
  )
  drawn.after(preview)

  root.dataset['theme'] = themeOf({ ...keptLook(keysInFrame), ...globalsInAddress(location.search) })
  item.setAttribute('aria-current', 'page')
  // Not before the preview is on its way.
  requestAnimationFrame(() => item.scrollIntoView({ block: 'nearest' }))
  document.title = `${item.lastElementChild?.textContent ?? ''} · ${document.title}`
  const network = drawn.querySelector<HTMLElement>('div button:last-child')
  if (network) network.hidden = item.dataset['network'] === undefined
  const foot = drawn.querySelector('footer button')
  if (foot) foot.textContent = item.dataset['foot'] ?? ''
  drawn.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) pressed = target.textContent
  })
}

function loadFont(): void {
  allowFont()
  preloadFont()
}

function startSoon(): void {
  loadManager()
  void wait(GIVES_UP_AFTER_MS).then(startManager)
}
