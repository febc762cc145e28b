import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { lessonPath } from '#syllabus/lessons.ts'
import { Pagination } from '#screens/Pagination.tsx'
import { showsFailure, showsLoading } from '../../components/screens/states.ts'
import { NonsensePages } from './demos/NonsensePages.tsx'
import { PaginationInHistory } from './demos/PaginationInHistory.tsx'
import { TenSecondsLater } from './demos/TenSecondsLater.tsx'

const meta = preview.meta({ title: 'Components/Screens/Pagination', tags: ['server'], component: Pagination })

const bannerOf = (page: number, count = 10) =>
  `${count} posts on current page (page ${page} of ~10 pages, 10 per page)`

const path = lessonPath('pagination')

const startingAt = (page: string) => reactRouterParameters({ location: { searchParams: { page } } })

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('the banner says how many posts there are, and where', async () => {
      await expect(await canvas.findByText(bannerOf(1))).toBeVisible()
    })
    await step('there are ten posts', async () => {
      const posts = within(canvas.getByRole('list', { name: 'Posts' })).getAllByRole('article')
      await expect(posts).toHaveLength(10)
      await expect(posts[0]).toHaveTextContent('Server state is borrowed, not owned')
    })
    await step('on page 1 there is a next page and none before', async () => {
      await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
      await expect(canvas.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled')
    })
  },
})

export const Loading = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, how: 'silence' } } } },
  play: showsLoading('article'),
})

export const Empty = meta.story({
  parameters: { world: { seed: { posts: [] } } },
  play: async ({ canvas, step, world }) => {
    await step('an empty server has an empty first page', async () => {
      await expect(await canvas.findByText('No posts found')).toBeVisible()
      await expect(canvas.getByText(bannerOf(1, 0))).toBeVisible()
    })
    await step('there is no page to turn to, and none is fetched ahead', async () => {
      await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
      await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
      await expect(world.log.entries()).toHaveLength(1)
    })
  },
})

export const Failed = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity } } } },
  play: async (context) => {
    await showsFailure(context)
    await expect(context.canvas.getByText('Page 1 did not arrive')).toBeVisible()
  },
})

/** 100 posts fill ten pages. Only the empty eleventh shows that the list has ended. */
export const PageElevenIsEmpty = meta.story({
  parameters: { reactRouter: startingAt('11') },
  play: async ({ canvas, userEvent, step, world }) => {
    await step('page 11 holds nothing, and there is no page after it', async () => {
      await expect(await canvas.findByText('No posts found')).toBeVisible()
      await expect(canvas.getByText(bannerOf(11, 0))).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    })
    await step('so none is fetched ahead', async () => {
      await expect(world.log.entries().map(({ path }) => path)).toEqual(['posts?_start=100&_limit=10'])
    })
    await step('Previous leads back to the last posts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
      await expect(await canvas.findByText(bannerOf(10))).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled')
    })
  },
})

export const NonsenseInTheAddressMeansPageOne = meta.story({
  // The screen's own address in the app, where a new tab finds the links.
  parameters: { reactRouter: reactRouterParameters({ location: { path }, routing: { path } }) },
  render: () => <NonsensePages />,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText(bannerOf(1))
    for (const nonsense of ['abc', '-1', '0', '1.5', 'Infinity', 'NaN', '1e400', '1e1', '0x3', '(nothing)']) {
      await step(`?page=${nonsense} shows page 1`, async () => {
        await userEvent.click(canvas.getByRole('link', { name: '?page=3' }))
        await expect(await canvas.findByText(bannerOf(3))).toBeVisible()
        await userEvent.click(canvas.getByRole('link', { name: `?page=${nonsense}` }))
        await expect(await canvas.findByText(bannerOf(1))).toBeVisible()
        await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute(
          'aria-disabled',
          'true',
        )
      })
    }
  },
})

export const KeepsThePreviousPageAndSaysSo = meta.story({
  parameters: { world: { network: { latencyMs: 500 } } },
  play: async ({ canvas, userEvent, step, world }) => {
    const page2 = world.network.hold('GET', '_start=10&_limit=10')
    await canvas.findByText(bannerOf(1))
    await step('while page 2 is on its way, the posts of page 1 stay', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(await canvas.findByText('Loading page 2...')).toBeVisible()
      await expect(canvas.getByText('Still showing the page before')).toBeVisible()
      await expect(canvas.getByText('Server state is borrowed, not owned')).toBeVisible()
    })
    await step('then page 2 takes their place', async () => {
      page2.release()
      await expect(await canvas.findByText(bannerOf(2))).toBeVisible()
      await expect(canvas.queryByText('Still showing the page before')).not.toBeInTheDocument()
      await expect(canvas.queryByText('Server state is borrowed, not owned')).not.toBeInTheDocument()
    })
    await step('and it was asked for once: the click joined the request that was in flight', async () => {
      await waitFor(() =>
        expect(world.log.entries().map(({ path }) => path)).toEqual([
          'posts?_start=0&_limit=10',
          'posts?_start=10&_limit=10',
          'posts?_start=20&_limit=10',
        ]),
      )
    })
  },
})

export const PrefetchesTheNextPage = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText(bannerOf(1))
    await step('page 2 is asked for before a click', async () => {
      await waitFor(() =>
        expect(world.log.entries()).toMatchObject([
          { path: 'posts?_start=0&_limit=10', outcome: 200 },
          { path: 'posts?_start=10&_limit=10', outcome: 200 },
        ]),
      )
    })
    await step('with the network gone, Next still shows it, at once', async () => {
      world.network.set({ offline: true })
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(await canvas.findByText(bannerOf(2))).toBeVisible()
    })
    await step('there was no second request for it, only one for the page after', async () => {
      await waitFor(() =>
        expect(world.log.entries().map(({ path }) => path)).toEqual([
          'posts?_start=0&_limit=10',
          'posts?_start=10&_limit=10',
          'posts?_start=20&_limit=10',
        ]),
      )
    })
  },
})

/** A prefetched page is fresh for 10 seconds from its arrival, not from the moment it is shown. */
export const PrefetchedPagesTurnStale = meta.story({
  render: () => <TenSecondsLater />,
  play: async ({ canvas, userEvent, step, world }) => {
    const requested = (...starts: number[]) =>
      waitFor(() =>
        expect(world.log.entries().map(({ path, outcome }) => `${path} ${outcome}`)).toEqual(
          starts.map((start) => `posts?_start=${start}&_limit=10 200`),
        ),
      )
    await canvas.findByText(bannerOf(1))
    await requested(0, 10)
    await step('soon after page 2 arrived, Next makes one request: for the page after it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(await canvas.findByText(bannerOf(2))).toBeVisible()
      await requested(0, 10, 20)
    })
    await step('turning stale makes none', async () => {
      // The log has an answer before the cache has it.
      const older = canvas.getByRole('button', { name: 'Let 10 seconds pass' })
      await waitFor(() => expect(older).not.toHaveAttribute('aria-disabled', 'true'))
      await userEvent.click(older)
      await requested(0, 10, 20)
    })
    await step(
      '10 seconds after page 3 arrived, Next makes two: for page 3 again, and the one after',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
        await expect(await canvas.findByText(bannerOf(3))).toBeVisible()
        await requested(0, 10, 20, 20, 30)
      },
    )
  },
})

export const PutsThePageInTheAddress = meta.story({
  render: () => <PaginationInHistory />,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText(bannerOf(1))
    await step('two pages on, the address says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(await canvas.findByText(bannerOf(2))).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(await canvas.findByText(bannerOf(3))).toBeVisible()
      await expect(canvas.getByText('?page=3')).toBeVisible()
    })
    await step('Back goes back one page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await expect(await canvas.findByText(bannerOf(2))).toBeVisible()
      await expect(canvas.getByText('?page=2')).toBeVisible()
    })
  },
})

export const FailedPageRecovers = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText(bannerOf(1))
    await waitFor(() => expect(world.log.entries()[1]?.outcome).toBe(200))
    await step('page 3 fails, when it is fetched ahead and when it is turned to', async () => {
      world.network.set({ failing: { method: 'GET', times: Infinity } })
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(await canvas.findByText(bannerOf(2))).toBeVisible()
      await waitFor(() => expect(world.log.entries()[2]?.outcome).toBe(500))
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The server failed to answer (500).')
      await expect(canvas.getByText('Page 3 did not arrive')).toBeVisible()
    })
    await step('Retry brings it once the server is well again', async () => {
      world.network.set({ failing: undefined })
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
      await expect(await canvas.findByText(bannerOf(3))).toBeVisible()
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    })
  },
})

export const ByKeyboardAlone = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText(bannerOf(1))
    await step('Tab reaches Previous, which does nothing on page 1, and then Next', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText(bannerOf(1))).toBeVisible()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
    })
    await step('Enter turns the page, and the focus stays', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText(bannerOf(2))).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
    })
    await step('Shift and Tab reach Previous, which goes back', async () => {
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(await canvas.findByText(bannerOf(1))).toBeVisible()
    })
  },
})
