import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { ApiProvider } from '#api/ApiProvider.tsx'
import { createApiClient } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { infinitePostsQuery, PAGE_SIZE, postsPageQuery } from '#features/posts/postQueries.ts'
import { answerInPage } from '#mocks/answerInPage.ts'
import { postsOf } from '#mocks/seed.ts'
import { openWorld } from '#mocks/world.ts'
import { InfiniteQuery } from '#screens/InfiniteQuery.tsx'
import { GlobalStyle } from '#ui/GlobalStyle.tsx'

/** One "Load more", measured inside the page. */
export interface Sample {
  /** From the click until the new count is painted. */
  ms: number
  /** Elements in the document after it. */
  nodes: number
}

// One server for all sizes, so that its work is the same for each.
const posts = postsOf(11_000)
const world = openWorld('bench', { seed: { posts } })

/** Without the request log, which grows with each measurement. */
const api = createApiClient({ baseUrl: world.baseUrl, fetch: answerInPage })

/**
 * Shows the screen with `loaded` posts, scrolls to the end of the list, and times one "Load more": from the click until
 * the banner's new count is painted.
 *
 * @param loaded a multiple of the page size
 */
async function loadMoreOnce(loaded: number): Promise<Sample> {
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const client = cacheOf(loaded)
  const app = createRoot(root)
  app.render(
    <QueryClientProvider client={client}>
      <ApiProvider api={api}>
        <GlobalStyle />
        <InfiniteQuery />
      </ApiProvider>
    </QueryClientProvider>,
  )
  await bannerSays(`${loaded} posts loaded`)
  await scrollToEnd()
  // The mount's garbage must not be collected during the click.
  ;(globalThis as { gc?: () => void }).gc?.()
  await painted()

  const expected = bannerSays(`${loaded + PAGE_SIZE} posts loaded`)
  const start = performance.now()
  button().click()
  await expected
  await painted()
  const ms = performance.now() - start

  const nodes = document.querySelectorAll('*').length
  app.unmount()
  client.clear()
  return { ms, nodes }
}

/** A cache after loading that many posts: the list, and an entry for each of its pages. */
function cacheOf(loaded: number): QueryClient {
  const client = createQueryClient({ retries: 0 })
  const pageParams = Array.from({ length: loaded / PAGE_SIZE }, (_, index) => index + 1)
  const pages = pageParams.map((page) => posts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE))
  for (const [index, page] of pageParams.entries()) {
    client.setQueryData(postsPageQuery(api, page).queryKey, pages[index])
  }
  client.setQueryData(infinitePostsQuery(api).queryKey, { pages, pageParams })
  return client
}

/** Resolves when the banner begins with that text, without waiting for a frame. */
function bannerSays(text: string): Promise<void> {
  const isSaid = () => document.querySelector('[role="status"]')?.textContent.startsWith(text) === true
  return new Promise((said) => {
    const observer = new MutationObserver(check)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    check()

    function check(): void {
      if (!isSaid()) return
      observer.disconnect()
      said()
    }
  })
}

/** Scrolls repeatedly, because rows are measured when they are shown, which moves the end. */
async function scrollToEnd(): Promise<void> {
  const feed = document.querySelector('[role="feed"]')
  if (feed === null) throw new Error('The screen shows no feed of posts.')
  for (let still = 0; still < 5;) {
    const before = feed.scrollTop
    feed.scrollTop = feed.scrollHeight
    await painted()
    still = feed.scrollTop === before ? still + 1 : 0
  }
}

function button(): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Load more',
  )
  if (found === undefined) throw new Error('The screen has no button “Load more”.')
  return found
}

/** Resolves after the next paint: frame callbacks run before it, and a message sent from one arrives after it. */
function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        port1.close()
        done()
      })
      port1.start()
      port2.postMessage(undefined)
    })
  })
}

Object.assign(globalThis, { loadMoreOnce })
