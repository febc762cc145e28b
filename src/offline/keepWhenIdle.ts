/** The longest that a busy page puts it off, in ms. */
const PATIENCE_MS = 5000

/**
 * Keeps what this page loads for a visit without a network, once the page has come and has nothing else to do. What does so is not part
 * of the page's own code. Without service workers, or where somebody saves data, nothing is kept.
 *
 * @param scriptUrl the worker's script, relative to the page
 */
export function keepWhenIdle(scriptUrl: string): void {
  if (!('serviceWorker' in navigator) || savesData()) return
  const begin = () =>
    whenIdle(() => {
      // Without it the page is as it was.
      import('./keepForOffline.ts').then(
        ({ keepForOffline }) => keepForOffline(scriptUrl),
        () => undefined,
      )
    })
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}

export function whenIdle(act: () => void): void {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: PATIENCE_MS })
  else setTimeout(act, PATIENCE_MS / 5)
}
