import type { Locator } from 'playwright'

/**
 * Acts, and waits until a figure says something.
 *
 * @param event begins the time: the one that the act causes in the figure
 * @returns the time until the text has been painted, in ms
 */
export async function timeUntil(
  figure: Locator,
  event: 'click' | 'beforeinput',
  text: string,
  act: () => Promise<void>,
): Promise<number> {
  // The listener has to be there before the act, and the promise is too early to wait for.
  const watched = await figure.evaluateHandle(
    (element, awaited) => ({
      time: new Promise<number>((resolve) => {
        let startedAt = 0
        element.addEventListener(awaited.event, () => (startedAt = performance.now()), {
          capture: true,
          once: true,
        })
        const observer = new MutationObserver(() => {
          if (startedAt === 0 || !element.textContent.includes(awaited.text)) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)))
        })
        observer.observe(element, { subtree: true, childList: true, characterData: true })
      }),
    }),
    { event, text },
  )
  await act()
  return watched.evaluate(({ time }) => time)
}
