import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from 'playwright'
import type { Locator } from 'playwright'
import { launchOptions } from '../../scripts/browser.ts'
import { startStaticServer } from '../../scripts/staticServer.ts'

const CATALOGUE = resolve(import.meta.dirname, '../../dist/storybook')
/** As long as the longest exercises are. */
export const LINES = 60

/** What is to come in the workspace: an element, with a text in it. */
interface Awaited {
  selector?: string
  text?: string
}

interface OpenExercise {
  figure: Locator
  editor: Locator
  /**
   * Acts, and waits until something has come in the figure.
   *
   * @param event begins the time: the one that the act causes in the figure
   * @returns the time until it has been painted, in ms
   */
  timeUntil: (
    event: 'keydown' | 'click' | 'beforeinput',
    awaited: Awaited,
    act: () => Promise<void>,
  ) => Promise<number>
}

/** Opens an exercise of the built catalogue with a long code, and measures something in it. */
export async function withExercise(
  measure: (exercise: OpenExercise) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (!existsSync(resolve(CATALOGUE, 'index.html'))) return 'Run `npm run build:catalogue` first.'
  const server = await startStaticServer({ dir: CATALOGUE, port: 0 })
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    await page.goto(
      `${server.url}iframe.html?viewMode=docs&id=components-exercises-basic-query-the-missing-key--docs`,
    )
    const figure = page.locator('main')
    const editor = figure.getByRole('textbox', { name: 'Your answer' })
    await editor.press('ControlOrMeta+End')
    const lines = await editor.locator('.cm-line').count()
    const more = Array.from(
      { length: Math.max(0, LINES - lines) },
      (_, line) => `export const more${line} = (value: number): number => value * ${line}\n`,
    )
    await page.keyboard.insertText(more.join(''))
    return await measure({ figure, editor, timeUntil: timeIn(figure) })
  } finally {
    await browser.close()
    await server.close()
  }
}

function timeIn(figure: Locator): OpenExercise['timeUntil'] {
  return async (event, awaited, act) => {
    // The listener has to be there before the act, and the promise is too early to wait for.
    const watched = await figure.evaluateHandle(
      (element, { event: begins, selector, text = '' }) => ({
        time: new Promise<number>((resolve) => {
          let startedAt = 0
          element.addEventListener(begins, () => (startedAt = performance.now()), {
            capture: true,
            once: true,
          })
          const observer = new MutationObserver(() => {
            const found = selector === undefined ? element : element.querySelector(selector)
            if (startedAt === 0 || !found?.textContent.includes(text)) return
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)))
          })
          observer.observe(element, { subtree: true, childList: true, characterData: true })
        }),
      }),
      { event, ...awaited },
    )
    await act()
    return watched.evaluate(({ time }) => time)
  }
}
