import { addons } from 'storybook/preview-api'
import { docsHref } from '#course/links/links.ts'
import { pageIds } from '#course/links/pageIds.ts'
import { ERROR_DISPLAY, ERROR_TEXT, SHOWS_ERROR, STORY_MISSING, UNKNOWN_PAGE } from '#course/storybook.ts'
import { colorsOf } from '#ui/colors.ts'
import { lateFile } from '#ui/lateFile.ts'
import type { ThemeName } from '#ui/palettes.ts'
import { reloadAll } from '#ui/tellUpdate.ts'

/**
 * Says in place of Storybook's advice for authors that there is no page at an address, or, of a page whose code does not come, that it was not
 * kept for offline reading or that a new version of the course was published. It stands in the display for errors, and so goes when another page is shown.
 */
export function tellMissing(): void {
  let failure: unknown
  addEventListener('vite:preloadError', ({ payload }) => (failure = payload))
  addons.getChannel().on(STORY_MISSING, (id: string | undefined) => {
    document.querySelector('[data-missing]')?.remove()
    const isUnknown = document.getElementById(ERROR_TEXT)?.textContent.startsWith(UNKNOWN_PAGE) === true
    if (failure === undefined && !isUnknown) return
    const main = failure === undefined ? unknown(id ?? '') : notKept()
    document.querySelector(ERROR_DISPLAY)?.prepend(main)
    if (failure !== undefined) void lateFile(failure).then((file) => file === 'gone' && sayUpdated(main))
    failure = undefined
  })
}

function unknown(id: string): HTMLElement {
  const main = notice(`
    <h1>There is no page at this address</h1>
    <p>The course has nothing that is called “<b></b>”.</p>
    <a href="${docsHref(pageIds.welcome)}" target="_top">Go to Welcome</a>`)
  main.querySelector('b')?.replaceChildren(id)
  return main
}

function notKept(): HTMLElement {
  const main = notice(`
    <h1>This page was not kept for offline reading</h1>
    <p>Its code could not be loaded. Pages that you have opened before can be read without a connection.</p>
    <button type="button">Try again</button>`)
  main.querySelector('button')?.addEventListener('click', reloadAll)
  return main
}

function notice(html: string): HTMLElement {
  const main = document.createElement('main')
  main.dataset['missing'] = ''
  main.innerHTML = `<style>${colours('light')}${colours('dark')}${LAYOUT}</style>${html}`
  return main
}

function sayUpdated(main: HTMLElement): void {
  main.querySelector('h1')?.replaceChildren('The course has been updated')
  main
    .querySelector('p')
    ?.replaceChildren('This page is of the edition before. What you have done and written is kept.')
  main.querySelector('button')?.replaceChildren('Reload')
}

/** No page is there that would bring the colours along. */
function colours(theme: ThemeName): string {
  const { canvas, text, accentGround, onAccent } = colorsOf(theme)
  return `
    [data-theme='${theme}'] [data-missing] { background: ${canvas}; color: ${text} }
    [data-theme='${theme}'] [data-missing] :is(button, a) { background: ${accentGround}; color: ${onAccent} }`
}

const LAYOUT = `
  ${ERROR_DISPLAY}:has([data-missing]) > :not([data-missing]), ${SHOWS_ERROR} [data-updated] { display: none !important }
  [data-missing] { position: fixed; inset: 0; z-index: 1; padding: 12vh max(1.5rem, 50% - 18rem); font: 1rem/1.6 'Inter Variable', system-ui, sans-serif; overflow-wrap: anywhere }
  [data-missing] h1 { line-height: 1.25 }
  [data-missing] :is(button, a) { display: inline-block; min-height: 2.75rem; margin-block-start: 0.5rem; padding-inline: 1.25rem; border: 0; border-radius: 0.5rem; font: inherit; line-height: 2.75rem; text-decoration: none; cursor: pointer }`
