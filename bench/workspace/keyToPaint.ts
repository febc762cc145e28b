import type { Browser, Locator } from 'playwright'
import { practiceIds } from '#syllabus/practiceList.ts'
import { openPhone, pageOf } from './phone.ts'

/** Opens so many exercises, each in a new page, and types one letter in each. Returns the times from the key to the painted letter, in ms. */
export async function keyToPaint(
  browser: Browser,
  url: string,
  { keys, slowdown }: { keys: number; slowdown: number },
): Promise<number[]> {
  const times: number[] = []
  for (const exercise of practiceIds().exercises.slice(0, keys)) {
    const { page, devtools } = await openPhone(browser)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`${url}iframe.html?viewMode=docs&id=${pageOf(exercise)}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Code', exact: true }).tap()
    const editor = page.getByRole('textbox', { name: 'Your answer' })
    await editor.locator('.cm-line').last().tap()
    const time = await timeOfLetter(editor)
    await page.keyboard.press('x')
    times.push(await time())
    await page.context().close()
  }
  return times
}

/** Waits for a key and its letter. The listener has to be there before the key, and the promise is too early to wait for. */
async function timeOfLetter(editor: Locator): Promise<() => Promise<number>> {
  const watched = await editor.evaluateHandle((content) => ({
    time: new Promise<number>((resolve) => {
      const { length } = content.textContent
      let pressedAt = 0
      // When the browser got it, which may be long before the page has time for it.
      content.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), {
        capture: true,
        once: true,
      })
      const observer = new MutationObserver(() => {
        if (pressedAt === 0 || content.textContent.length === length) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)))
      })
      observer.observe(content, { subtree: true, childList: true, characterData: true })
    }),
  }))
  return () => watched.evaluate(({ time }) => time)
}
