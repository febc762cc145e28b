import { ApiError } from '#api/ApiError.ts'

/** What code throws during a deed where nobody catches it, other than failed requests; kept from the page meanwhile. */
export async function thrownDuring(deed: () => Promise<void>): Promise<string | undefined> {
  let thrown: string | undefined
  const onRejection = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof ApiError) return
    thrown ??= event.reason instanceof Error ? event.reason.message : String(event.reason)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // Before all who listen on the page, since the listener captures.
  addEventListener('unhandledrejection', onRejection, { capture: true })
  try {
    await deed()
  } finally {
    removeEventListener('unhandledrejection', onRejection, { capture: true })
  }
  return thrown
}
