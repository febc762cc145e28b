import type { Locator, Page } from 'playwright'

const LINES = 60

/** Opens an exercise, and makes its code as long as the longest are. */
export async function openExercise(page: Page, title: string): Promise<Locator> {
  const figure = page.getByRole('figure', { name: `Exercise: ${title}`, exact: true })
  await figure.scrollIntoViewIfNeeded()
  const editor = figure.getByRole('textbox', { name: /problem\.tsx/ })
  await editor.press('ControlOrMeta+End')
  const lines = await editor.locator('.cm-line').count()
  const more = Array.from(
    { length: Math.max(0, LINES - lines) },
    (_, line) => `export const more${line} = (value: number): number => value * ${line}\n`,
  )
  await page.keyboard.insertText(more.join(''))
  return figure
}

/** Runs the code by its key. Returns how long it takes until the result has been painted, in ms. */
export function runOnce(figure: Locator): Promise<number> {
  return figure.evaluate(async (element) => {
    const stage = element.querySelector('[role="region"]')
    const editor = element.querySelector('[contenteditable="true"]')
    if (stage === null || editor === null) throw new Error('The exercise is not there.')
    const before = stage.querySelector('[data-world]')
    const startedAt = performance.now()
    const isThere = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        const world = stage.querySelector('[data-world]')
        if (world === before || !world?.querySelector('select')) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(resolve))
      })
      observer.observe(stage, { subtree: true, childList: true })
    })
    editor.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }))
    await isThere
    return performance.now() - startedAt
  })
}
