import type { KeepMessage } from './keptSite.ts'

/** The longest that a busy page puts it off, in ms. */
const PATIENCE_MS = 5000

/**
 * Keeps what this page has loaded for a visit without a network, once the page has come. Without service workers, or where
 * somebody saves data, nothing is kept.
 *
 * @param scriptUrl the worker's script, relative to the page
 */
export function keepForOffline(scriptUrl: string): void {
  if (!('serviceWorker' in navigator) || savesData()) return
  if (document.readyState === 'complete') whenIdle(() => void keep(scriptUrl))
  else addEventListener('load', () => whenIdle(() => void keep(scriptUrl)), { once: true })
}

async function keep(scriptUrl: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(scriptUrl).catch(() => undefined)
  if (registration === undefined) return
  const ask = () => {
    const message: KeepMessage = {
      type: 'keep-for-offline',
      urls: [...new Set([window, parent].flatMap(loaded))],
    }
    // After an update, a new worker waits beside the active one. Each keeps what is of its own build.
    const { installing, waiting, active } = registration
    for (const worker of [installing, waiting, active]) worker?.postMessage(message, {})
  }
  ask()
  // What has been loaded in between.
  navigator.serviceWorker.addEventListener('controllerchange', ask)
  document.addEventListener('visibilitychange', ask)
}

/** The addresses of what a window has loaded. The catalogue's frame is another window. */
function loaded(from: Window): string[] {
  try {
    return from.performance.getEntriesByType('resource').map(({ name }) => name)
  } catch {
    // A page of another host has the catalogue in a frame.
    return []
  }
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}

function whenIdle(act: () => void): void {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: PATIENCE_MS })
  else setTimeout(act, PATIENCE_MS / 5)
}
