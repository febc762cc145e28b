import type { KeepMessage } from './keptSite.ts'
import { savesData } from './savesData.ts'

/** So long after its start, in ms, a page begins to be kept: by then it has come, and has nothing else to do. */
const BEGINS_AFTER_MS = 4000

/** For so long, in ms, a page loads nothing more before it is kept. */
const SILENCE_MS = 3000

/** Requests of code, which may go on as long as the page does. */
const ASKED_BY_CODE = ['fetch', 'xmlhttprequest', 'beacon']

/**
 * Asks the worker to keep what this page has loaded and will load, each time after a silence. Without service workers, or where somebody
 * saves data, nothing is kept.
 *
 * @param scriptUrl the worker's script, relative to the page
 */
export function keepForOffline(scriptUrl: string): void {
  if (!('serviceWorker' in navigator) || savesData()) return
  const loaded = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const askInSilence = () => {
    clearTimeout(timer)
    // Where a browser refuses workers, nothing is kept.
    timer = setTimeout(() => void ask(scriptUrl, loaded).catch(() => undefined), SILENCE_MS)
  }
  setTimeout(() => {
    askInSilence()
    // An observer hears of more than the 250 requests that a page remembers.
    const observer = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) loaded.add(name)
      if (list.getEntries().some(isFile)) askInSilence()
    })
    observer.observe({ type: 'resource', buffered: true })
    // That of a newer build keeps the files of that one.
    navigator.serviceWorker.addEventListener('controllerchange', askInSilence)
  }, BEGINS_AFTER_MS)
}

async function ask(scriptUrl: string, loaded: Iterable<string>): Promise<void> {
  const { installing, waiting, active } = await navigator.serviceWorker.register(scriptUrl)
  const message: KeepMessage = { type: 'keep-for-offline', urls: [...loaded, ...loadedByFrame()] }
  // The newest: what an earlier build still lacks is gone from the host.
  const newest = installing ?? waiting ?? active
  newest?.postMessage(message, {})
}

/** The addresses of what the catalogue's frame has loaded, which is another window. */
function loadedByFrame(): string[] {
  if (parent === window) return []
  try {
    return parent.performance.getEntriesByType('resource').map(({ name }) => name)
  } catch {
    // A page of another host has the catalogue in a frame.
    return []
  }
}

function isFile(entry: PerformanceEntry): boolean {
  return !ASKED_BY_CODE.includes((entry as PerformanceResourceTiming).initiatorType)
}
