import { addons } from 'storybook/preview-api'
import { ERROR_DISPLAY, SHOWS_ERROR, STORY_MISSING } from '#course/storybook.ts'
import { colorsOf } from '#ui/colors.ts'
import { lateFile } from '#ui/lateFile.ts'
import type { ThemeName } from '#ui/palettes.ts'
import { reloadAll } from '#ui/tellUpdate.ts'

/**
 * Says of a page whose code does not come that it was not kept for offline reading, or that the course was published anew, in place of
 * Storybook's advice for authors. It stands in the display for errors, and so goes when another page is shown.
 */
export function tellNotKept(): void {
  let failure: unknown
  addEventListener('vite:preloadError', ({ payload }) => (failure = payload))
  addons.getChannel().on(STORY_MISSING, () => {
    document.querySelector('[data-not-kept]')?.remove()
    if (failure === undefined) return
    const main = notice()
    document.querySelector(ERROR_DISPLAY)?.prepend(main)
    void lateFile(failure).then((file) => file === 'gone' && sayUpdated(main))
    failure = undefined
  })
}

function notice(): HTMLElement {
  const main = document.createElement('main')
  main.dataset['notKept'] = ''
  main.innerHTML = `
    <style>${colours('light')}${colours('dark')}${LAYOUT}</style>
    <h1>This page was not kept for offline reading</h1>
    <p>Its code could not be loaded. Pages that you have opened before can be read without a connection.</p>
    <button type="button">Try again</button>`
  main.querySelector('button')?.addEventListener('click', reloadAll)
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
    [data-theme='${theme}'] [data-not-kept] { background: ${canvas}; color: ${text} }
    [data-theme='${theme}'] [data-not-kept] button { background: ${accentGround}; color: ${onAccent} }`
}

const LAYOUT = `
  ${ERROR_DISPLAY}:has([data-not-kept]) > :not([data-not-kept]), ${SHOWS_ERROR} [data-updated] { display: none !important }
  [data-not-kept] { position: fixed; inset: 0; z-index: 1; padding: 12vh max(1.5rem, 50% - 18rem); font: 1rem/1.6 'Inter Variable', system-ui, sans-serif }
  [data-not-kept] h1 { line-height: 1.25 }
  [data-not-kept] button { min-height: 2.75rem; margin-block-start: 0.5rem; padding-inline: 1.25rem; border: 0; border-radius: 0.5rem; font: inherit; cursor: pointer }`
