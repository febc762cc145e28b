import type { KeepMessage } from './keptSite.ts'
import { savesData } from './savesData.ts'

/** For so long, in ms, a page loads nothing more before it is kept. */
const SILENCE_MS = 3000

/** The longest that a busy page puts it off, in ms. */
const PATIENCE_MS = 5000

/** Requests of code, which may go on as long as the page does. */
const ASKED_BY_CODE = ['fetch', 'xmlhttprequest', 'beacon']

/**
 * Asks the worker to keep what this page has loaded and will load, each time after a silence.
 *
 * It never asks while the page is being closed: a worker that has work to do then stays, and the next visit would meet it in place of
 * that of a new build. Without service workers, or where somebody saves data, nothing is kept.
 *
 * @param scriptUrl the worker's script, relative to the page
 */
export function keepForOffline(scriptUrl: string): void {
  if (!('serviceWorker' in navigator) || savesData()) return
  const loaded = new Set<string>()
  // Where a browser refuses workers, nothing is kept.
  const askInSilence = afterSilence(() => void ask(scriptUrl, loaded).catch(() => undefined))
  askInSilence()
  // An observer hears of more than the 250 requests that a page remembers.
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) loaded.add(name)
    if (list.getEntries().some(isFile)) askInSilence()
  })
  observer.observe({ type: 'resource', buffered: true })
  void onUpdate(askInSilence).catch(() => undefined)
}

async function onUpdate(act: () => void): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.addEventListener('updatefound', act)
}

async function ask(scriptUrl: string, loaded: Iterable<string>): Promise<void> {
  const registration = await navigator.serviceWorker.register(scriptUrl)
  const message: KeepMessage = { type: 'keep-for-offline', urls: [...loaded, ...loadedByFrame()] }
  // The newest: what an earlier build still lacks is gone from the host.
  const { installing, waiting, active } = registration
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

function afterSilence(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(act), SILENCE_MS)
  }
}
function whenIdle(act: () => void): void {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: PATIENCE_MS })
  else setTimeout(act, PATIENCE_MS / 5)
}
