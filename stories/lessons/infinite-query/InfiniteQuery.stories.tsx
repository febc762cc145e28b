import { expect, fireEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { postsOf } from '#mocks/seed.ts'
import { InfiniteQuery } from '#screens/InfiniteQuery.tsx'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { retryBrings, showsFailure } from '../../components/screens/states.ts'
import { TenThousandPosts } from './demos/TenThousandPosts.tsx'

const meta = preview.meta({
  title: 'Components/Screens/Infinite Query',
  tags: ['server'],
  component: InfiniteQuery,
})

export const Ready = meta.story({
  play: async ({ canvas, step, world }) => {
    await step('the banner counts posts and pages', async () => {
      await expect(await canvas.findByText('10 posts loaded, 1 page loaded')).toBeVisible()
    })
    await step('the posts are a feed, and each says which one it is', async () => {
      const [first] = within(canvas.getByRole('feed', { name: 'Posts' })).getAllByRole('article')
      await expect(first).toHaveTextContent('Server state is borrowed, not owned')
      await expect(first).toHaveAttribute('aria-posinset', '1')
      await expect(first).toHaveAttribute('aria-setsize', '10')
    })
    await step('it took one request, and there is more', async () => {
      await expect(world.log.entries().map(({ path }) => path)).toEqual(['posts?_start=0&_limit=10'])
      await expect(canvas.getByRole('button', { name: 'Load more' })).not.toHaveAttribute('aria-disabled')
    })
  },
})

export const Loading = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, how: 'silence' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible()
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

/** A server without posts: the first page is empty, so it is also the last one. */
export const Empty = meta.story({
  parameters: { world: { seed: { posts: [] } } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByText('0 posts loaded, 1 page loaded')).toBeVisible()
    await expect(canvas.getByText('No posts found')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('Nothing more to load')).toBeVisible()
    await expect(world.log.entries()).toHaveLength(1)
  },
})

export const Failed = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity } } } },
  play: async (context) => {
    await showsFailure(context)
    await expect(context.canvas.getByText('The posts did not arrive')).toBeVisible()
  },
})

export const RetriesAfterFailure = meta.story({
  tags: ['proof'],
  parameters: { world: { network: { failing: { method: 'GET', times: 1 } } } },
  play: retryBrings('10 posts loaded, 1 page loaded'),
})

/** There the list is part of the page, and its rows push what stands below them. */
export const OnAPhoneLoadMoreStaysUnderTheFinger = meta.story({
  tags: ['proof'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: 'Load more' })
    for (const loaded of ['10 posts loaded, 1 page loaded', '20 posts loaded, 2 pages loaded']) {
      await canvas.findByText(loaded)
      // They see the posts before they leave them: rows that come while a page still scrolls are measured in the next frame.
      await twoFrames()
      await step(`${loaded}: somebody jumps down from the top, and nothing moves`, async () => {
        scrollTo(0, 0)
        await twoFrames()
        button.scrollIntoView({ block: 'center' })
        await expect(scrollY).toBeGreaterThan(0)
        const { top } = button.getBoundingClientRect()
        await twoFrames()
        await twoFrames()
        await expect(button.getBoundingClientRect().top).toBeCloseTo(top, -1)
      })
      await userEvent.click(button)
    }
    await canvas.findByText('30 posts loaded, 3 pages loaded')
  },
})

export const SaysThatMoreIsOnItsWay = meta.story({
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('10 posts loaded, 1 page loaded')
    const page = world.network.hold('GET')
    await step('while the second page is on its way, the button says so and does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      const button = await canvas.findByRole('button', { name: 'Loading more...' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
      await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'true')
      await expect(canvas.getByText('10 posts loaded, 1 page loaded')).toBeVisible()
    })
    await step('then it is there, and it took one request', async () => {
      page.release()
      await expect(await canvas.findByText('20 posts loaded, 2 pages loaded')).toBeVisible()
      await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'false')
      await expect(world.log.entries()).toHaveLength(2)
    })
  },
})

/** One entry has one request at a time, so a page that is loaded meanwhile would cancel the refetch. */
export const LetsARefetchRunToItsEnd = meta.story({
  tags: ['proof'],
  render: () => (
    <>
      <ShowCache />
      <InfiniteQuery />
    </>
  ),
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('10 posts loaded, 1 page loaded')
    const button = canvas.getByRole('button', { name: 'Load more' })
    const list = world.network.hold('GET')
    await step('while the list is refetched, Load more does nothing', async () => {
      void cacheOf(world)?.invalidateQueries()
      await waitFor(() => expect(world.log.entries()).toHaveLength(2))
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
      await userEvent.click(button)
    })
    await step('then it loads the second page', async () => {
      list.release()
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
      await userEvent.click(button)
      await expect(await canvas.findByText('20 posts loaded, 2 pages loaded')).toBeVisible()
      await expect(world.log.entries().map(({ path, outcome }) => `${path} ${outcome}`)).toEqual([
        'posts?_start=0&_limit=10 200',
        'posts?_start=0&_limit=10 200',
        'posts?_start=10&_limit=10 200',
      ])
    })
  },
})

export const FailsInTheMiddle = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('10 posts loaded, 1 page loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await canvas.findByText('20 posts loaded, 2 pages loaded')
    await step('the third page fails, and the first two stay', async () => {
      world.network.set({ failing: { method: 'GET', times: 1 } })
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The server failed to answer (500).')
      await expect(canvas.getByText('20 posts loaded, 2 pages loaded')).toBeVisible()
      await expect(canvas.getByText('Server state is borrowed, not owned')).toBeVisible()
    })
    await step('Retry goes on with the third', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
      await expect(await canvas.findByText('30 posts loaded, 3 pages loaded')).toBeVisible()
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    })
    await step('and asks for no page that had arrived', async () => {
      await expect(world.log.entries().map(({ path, outcome }) => `${path} ${outcome}`)).toEqual([
        'posts?_start=0&_limit=10 200',
        'posts?_start=10&_limit=10 200',
        'posts?_start=20&_limit=10 500',
        'posts?_start=20&_limit=10 200',
      ])
    })
  },
})

/** A pending button that got the `disabled` attribute would lose the focus. */
export const ByKeyboardAlone = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    const more = await canvas.findByRole('button', { name: 'Load more' })
    await step('Shift and Tab reach the button from behind', async () => {
      // The catalogue has its own button “Open the lab” after the story.
      do await userEvent.tab({ shift: true })
      while (!canvasElement.contains(document.activeElement))
      await expect(more).toHaveFocus()
    })
    await step('Enter loads more; pressed again meanwhile, it does nothing', async () => {
      const page = world.network.hold('GET')
      await userEvent.keyboard('{Enter}')
      await canvas.findByRole('button', { name: 'Loading more...' })
      await userEvent.keyboard('{Enter}')
      page.release()
      await expect(await canvas.findByText('20 posts loaded, 2 pages loaded')).toBeVisible()
      await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 200])
    })
    await step('the focus is where it was, so Enter goes on', async () => {
      await expect(more).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText('30 posts loaded, 3 pages loaded')).toBeVisible()
    })
  },
})

export const ManyPosts = meta.story({
  parameters: { world: { seed: { posts: postsOf(10_000) } } },
  render: () => <TenThousandPosts />,
  play: async ({ canvas, step }) => {
    const feed = await canvas.findByRole('feed', { name: 'Posts' })
    await step('of 10,000 posts only a few are in the document', async () => {
      await expect(canvas.getByText('10000 posts loaded, 1000 pages loaded')).toBeVisible()
      await expect(within(feed).getAllByRole('article').length).toBeLessThanOrEqual(40)
    })
    await step('each says which one of how many it is', async () => {
      const [first] = within(feed).getAllByRole('article')
      await expect(first).toHaveAttribute('aria-posinset', '1')
      await expect(first).toHaveAttribute('aria-setsize', '10000')
    })
    await step('scrolling shows later ones instead', async () => {
      feed.scrollTop = feed.scrollHeight / 2
      fireEvent.scroll(feed)
      await waitFor(() => expect(positions(feed)[0]).toBeGreaterThan(4000))
      await expect(within(feed).getAllByRole('article').length).toBeLessThanOrEqual(40)
    })
  },
})

export const MovesFromPostToPostByKeyboard = meta.story({
  tags: ['proof'],
  parameters: { world: { seed: { posts: postsOf(10_000) } } },
  render: () => <TenThousandPosts />,
  play: async ({ canvas, userEvent, step }) => {
    const feed = await canvas.findByRole('feed', { name: 'Posts' })
    const post = (position: number) =>
      within(feed)
        .getAllByRole('article')
        .find((article) => article.getAttribute('aria-posinset') === String(position))
    await step('Tab reaches the first post', async () => {
      await userEvent.tab()
      await expect(post(1)).toHaveFocus()
    })
    await step('Page Down moves to the next post, Page Up back', async () => {
      await userEvent.keyboard('{PageDown}')
      await waitFor(() => expect(post(2)).toHaveFocus())
      await userEvent.keyboard('{PageDown}')
      await waitFor(() => expect(post(3)).toHaveFocus())
      await userEvent.keyboard('{PageUp}')
      await waitFor(() => expect(post(2)).toHaveFocus())
    })
    await step('End moves to the last of 10,000, which is then in view', async () => {
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(post(10_000)).toHaveFocus())
      const last = post(10_000)?.getBoundingClientRect()
      await expect(last?.bottom).toBeLessThanOrEqual(feed.getBoundingClientRect().bottom + 1)
      await expect(within(feed).getAllByRole('article').length).toBeLessThanOrEqual(40)
    })
    await step('Page Down at the end stays there', async () => {
      await userEvent.keyboard('{PageDown}')
      // A key that moves has moved by then.
      await twoFrames()
      await expect(post(10_000)).toHaveFocus()
    })
    await step('Home moves back to the first', async () => {
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(post(1)).toHaveFocus())
    })
  },
})

function positions(feed: HTMLElement): number[] {
  return within(feed)
    .getAllByRole('article')
    .map((article) => Number(article.getAttribute('aria-posinset')))
}

/** A browser scrolls and lays out before it draws. */
const twoFrames = () =>
  new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn))
  })
