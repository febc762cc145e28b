import { definePreviewAddon } from '#course/storybook.ts'

/** Keeps the native menu of a select closed while a play, a check or a grader chooses in it. */
export function addonClosedSelects() {
  return definePreviewAddon({
    beforeAll() {
      // The same function each time: all files of a test run share one page.
      document.addEventListener('mousedown', keepClosed, { capture: true })
    },
  })
}

/** Safari opens the menu for the press of a script, too, and its menu then chooses again what was chosen before. */
function keepClosed(event: MouseEvent): void {
  if (event.isTrusted || !(event.target instanceof HTMLSelectElement)) return
  event.preventDefault()
  event.target.focus()
}
