/** How often, in ms, a request that waits looks for its page. */
export const LOOKS_EVERY_MS = 1000

/**
 * Ends the wait for an answer when the page that asked is gone. MSW's worker asks that page for the answer and would wait for ever, and
 * a browser replaces no worker that has work. Who is not found from the beginning, as a worker of a page may be, is left alone.
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
    let wasThere = false
    const watch = setInterval(() => void look(), LOOKS_EVERY_MS)
    const end = () => clearInterval(watch)
    async function look(): Promise<void> {
      const is = await isThere()
      if (wasThere && !is) {
        end()
        resolve(Response.error())
      }
      wasThere = is
    }
    void look()
    void answer.then(resolve, reject).finally(end)
  })
}
