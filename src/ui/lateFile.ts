/** What became of a file: it can be fetched, another edition of the site has taken its place, or nobody answers for it. */
export type LateFile = 'there' | 'gone' | 'unreachable'

/**
 * Asks what became of code that has not come.
 *
 * @param error what its import threw; WebKit's names no file: there the page's own script tells whether its edition is still there
 */
export async function lateFile(error: unknown): Promise<LateFile> {
  const [named] = /https?:\S+/.exec(String(error)) ?? []
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.src
  const address = named ?? own
  if (address === undefined) return 'unreachable'
  try {
    const { ok, status, headers } = await fetch(address, { cache: 'reload' })
    // Some hosts have a page for every address.
    if (status === 404 || status === 410 || headers.get('content-type')?.startsWith('text/html'))
      return 'gone'
    return ok && named !== undefined ? 'there' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
