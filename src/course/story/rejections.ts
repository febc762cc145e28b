import { ApiError } from '#api/ApiError.ts'

/** Counts the failed requests whose rejection nobody handles, and keeps them from the page meanwhile. */
export function watchRejections(): { count: () => number; stop: () => void } {
  let count = 0
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!(event.reason instanceof ApiError)) return
    count += 1
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // Before all who listen on the page, since the listener captures.
  addEventListener('unhandledrejection', onRejection, { capture: true })
  return {
    count: () => count,
    stop: () => removeEventListener('unhandledrejection', onRejection, { capture: true }),
  }
}
