import { keepForOffline } from './keepForOffline.ts'

/** So long after its start, in ms, a page begins to be kept: by then it has come, and has nothing else to do. */
const BEGINS_AFTER_MS = 4000

/**
 * Keeps what this page loads for a visit without a network. It is part of the page's own code: a browser that could not load it once does
 * not try again.
 *
 * @param scriptUrl the worker's script, relative to the page
 */
export function keepLater(scriptUrl: string): void {
  setTimeout(() => keepForOffline(scriptUrl), BEGINS_AFTER_MS)
}
