/** How often, in ms, a request that waits looks for its page. */
export const LOOKS_EVERY_MS = 1000

/**
 * Ends the wait for an answer when the page that asked is gone. MSW's worker asks that page for the answer and would wait for ever, and
 * a browser replaces no worker that has work.
 *
 * @param isThere whether the page is still open
 * @returns the answer, or a network error
 * @throws what the answer is rejected with
 */
export function whilePageIsThere(
  answer: Promise<Response>,
  isThere: () => Promise<boolean>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const watch = setInterval(() => void look(), LOOKS_EVERY_MS)
    async function look(): Promise<void> {
      if (await isThere()) return
      clearInterval(watch)
      resolve(Response.error())
    }
    const end = () => clearInterval(watch)
    answer.then(resolve, reject).finally(end).catch(end)
  })
}
