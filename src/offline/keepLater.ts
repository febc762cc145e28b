/** So long after its start, in ms, a page begins to be kept: by then it has come, and has nothing else to do. */
const BEGINS_AFTER_MS = 4000

/**
 * Keeps what this page loads for a visit without a network. What does so is not part of the page's own code.
 *
 * @param scriptUrl the worker's script, relative to the page
 */
export function keepLater(scriptUrl: string): void {
  setTimeout(() => {
    // Without it the page is as it was.
    import('./keepForOffline.ts').then(
      ({ keepForOffline }) => keepForOffline(scriptUrl),
      () => undefined,
    )
  }, BEGINS_AFTER_MS)
}
