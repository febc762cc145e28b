import { QueryClient, queryOptions, QueryObserver } from '@tanstack/react-query'
import type { QueryKey, QueryObserverOptions } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { Ground } from '#course/story/Ground.ts'
import { entryLine } from './demos/entryLine.ts'
import { PostsOnAndOff } from './demos/PostsOnAndOff.tsx'
import { RenamesEveryList } from './demos/RenamesEveryList.tsx'
import { RenamesOneList } from './demos/RenamesOneList.tsx'
import { SetAndStale } from './demos/SetAndStale.tsx'
import { WhichMatch } from './demos/WhichMatch.tsx'

const ALL = "['posts', 'list']"
const OF_USER_2 = "['posts', 'list', { userId: 2 }]"
const OLD = 'Server state is borrowed, not owned'

const meta = preview.meta({
  title: 'Components/Lessons/Which entries changed?/Step by step',
  tags: ['server'],
})

export const Matching = meta.story({
  render: () => <WhichMatch />,
  play: async ({ canvas, userEvent, step }) => {
    await step('["posts"] matches a longer key that begins like it', async () => {
      await expect(await canvas.findByText('3 of 4 entries match.')).toBeVisible()
    })
    await step('["posts", "list"] matches both lists, and not the detail', async () => {
      await userEvent.click(canvas.getByRole('button', { name: ALL }))
      await expect(canvas.getByText('2 of 4 entries match.')).toBeVisible()
    })
    await step('the same words in another order match nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: "['list', 'posts']" }))
      await expect(canvas.getByText('0 of 4 entries match.')).toBeVisible()
    })
  },
})

export const Invalidating = meta.story({
  render: () => <PostsOnAndOff />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await waitFor(() =>
      expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 200, 200, 200]),
    )
    await waitFor(() => expect(entryLine(canvasElement, ALL)).toHaveTextContent('freshfetched 1×'))
    await step('the list on the screen is fetched, and the todos are left alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Invalidate posts' }))
      await waitFor(() => expect(entryLine(canvasElement, ALL)).toHaveTextContent('freshfetched 2×'))
      await expect(entryLine(canvasElement, "['todos', 'list']")).toHaveTextContent('freshfetched 1×')
    })
    await step('an inactive list is stale, and not fetched', async () => {
      await expect(entryLine(canvasElement, OF_USER_2)).toHaveTextContent('inactivestalefetched 1×')
    })
    await step('its next reader fetches it', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: `on screen ${OF_USER_2}` }))
      await waitFor(() => expect(entryLine(canvasElement, OF_USER_2)).toHaveTextContent('freshfetched 2×'))
    })
  },
})

/** What the page says of the library's filters, asked of a cache without a page. */
export const FiltersOfTheLibrary = meta.story({
  tags: ['proof'],
  render: () => <Ground>No screen is needed.</Ground>,
  play: async ({ step }) => {
    const client = new QueryClient()
    const cache = client.getQueryCache()
    const fetched: string[] = []
    const stale = (key: string) => cache.findAll({ queryKey: [key], stale: true }).length
    const optionsOf = (queryKey: QueryKey, more: Partial<QueryObserverOptions> = {}) =>
      queryOptions({ queryKey, queryFn: () => Promise.resolve(fetched.push(String(queryKey[0]))), ...more })
    await step('an object in a filter matches each object that holds the same', async () => {
      client.setQueryData(optionsOf(['posts', { userId: 1, page: 2 }]).queryKey, [])
      await expect(cache.findAll({ queryKey: ['posts', { userId: 1 }] })).toHaveLength(1)
      await expect(cache.findAll({ queryKey: ['posts', { userId: 2 }] })).toHaveLength(0)
    })
    await step(
      'a disabled query and a static one are not fetched, and not stale for their readers',
      async () => {
        const ends = [
          optionsOf(['plain'], { staleTime: Infinity }),
          optionsOf(['disabled'], { enabled: false }),
          optionsOf(['static'], { staleTime: 'static' }),
        ].map((options) => {
          client.setQueryData(options.queryKey, 0)
          const reader = new QueryObserver(client, options)
          return { reader, end: reader.subscribe(() => {}) }
        })
        void client.invalidateQueries()
        const isStale = ends.map(({ reader }) => reader.getCurrentResult().isStale)
        await expect(isStale).toEqual([true, false, false])
        await waitFor(() => expect(client.isFetching()).toBe(0))
        await expect(fetched).toEqual(['plain'])
        ends.forEach(({ end }) => end())
      },
    )
    await step('a reset entry has its initialData again', async () => {
      const options = optionsOf(['reset'], { initialData: 7, enabled: false })
      const end = new QueryObserver(client, options).subscribe(() => {})
      client.setQueryData(options.queryKey, 8)
      await client.resetQueries(options)
      await expect(client.getQueryData(options.queryKey)).toBe(7)
      end()
    })
    await step('an inactive entry that was reset is not refetched: it counts as never fetched', async () => {
      const options = optionsOf(['begun again'])
      await client.query(options)
      await client.resetQueries(options)
      const before = fetched.length
      await client.refetchQueries(options)
      await expect(fetched).toHaveLength(before)
    })
    await step('a removed entry is back when its reader renders again', async () => {
      const options = optionsOf(['removed'])
      const reader = new QueryObserver(client, options)
      const end = reader.subscribe(() => {})
      await waitFor(() => expect(reader.getCurrentResult().data).toBeDefined())
      client.removeQueries(options)
      await expect(cache.find(options)).toBeUndefined()
      await expect(reader.getCurrentResult().data).toBeDefined()
      reader.setOptions(options)
      await waitFor(() => expect(cache.find(options)?.state.status).toBe('success'))
      end()
    })
    await step(
      'without a reader it is stale if invalidated, without data, or failed; not by its age',
      async () => {
        client.setQueryData(optionsOf(['old']).queryKey, 0, { updatedAt: 1 })
        await expect(stale('old')).toBe(0)
        await client
          .query(optionsOf(['old'], { queryFn: () => Promise.reject(new Error('No.')) }))
          .catch(() => {})
        await expect(stale('old')).toBe(1)
        await expect(stale('begun again')).toBe(1)
      },
    )
    await step(
      'an updater that returns undefined writes nothing, and setQueriesData creates nothing',
      async () => {
        const options = optionsOf(['new'])
        client.setQueryData(options.queryKey, () => undefined)
        client.setQueriesData(options, 1)
        await expect(cache.find(options)).toBeUndefined()
      },
    )
    client.clear()
  },
})

export const Setting = meta.story({
  render: () => <SetAndStale />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await waitFor(() => expect(entryLine(canvasElement, ALL)).toHaveTextContent('100 posts'))
    await step('made stale without a fetch', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Make it stale' }))
      await waitFor(() => expect(entryLine(canvasElement, ALL)).toHaveTextContent('stalefetched 1×'))
    })
    await step('set, it is fresh, and no request has left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Set it without the first post' }))
      await waitFor(() => expect(entryLine(canvasElement, ALL)).toHaveTextContent('freshfetched 1×'))
      await expect(entryLine(canvasElement, ALL)).toHaveTextContent('99 posts')
      await expect(world.log.entries()).toHaveLength(1)
    })
  },
})

/** The title of the post in the list of User 1. */
const titleOfUser1 = (stage: HTMLElement) =>
  firstOf(stage, /Of User 1: (A new title)/, new RegExp(`Of User 1: (${OLD})`), /Loading\.\.\./)

export const MissesTheFilteredList = meta.story({
  parameters: { shows: titleOfUser1 },
  render: () => <RenamesOneList />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await expect(await canvas.findByText(`Of User 1: ${OLD}`)).toBeVisible()
    await canvas.findByText(`All posts: ${OLD}`)
    await step('the list of all posts has the new title', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename post 1' }))
      await expect(await canvas.findByText('All posts: A new title')).toBeVisible()
    })
    await step('the list of User 1 still has the old one, although the server has the new one', async () => {
      await expect(world.database.post(1)?.title).toBe('A new title')
      await expect(canvas.getByText(`Of User 1: ${OLD}`)).toBeVisible()
      await expect(titleOfUser1(canvasElement)).toBe('Server state is borrowed, not owned')
    })
  },
})

export const ReachesEveryList = meta.story({
  parameters: { shows: titleOfUser1 },
  render: () => <RenamesEveryList />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await expect(await canvas.findByText(`Of User 1: ${OLD}`)).toBeVisible()
    await canvas.findByText(`All posts: ${OLD}`)
    await step('both lists have the new title', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename post 1' }))
      await expect(await canvas.findByText('All posts: A new title')).toBeVisible()
      await expect(canvas.getByText('Of User 1: A new title')).toBeVisible()
      await expect(titleOfUser1(canvasElement)).toBe('A new title')
    })
    await step('and nothing was fetched: the answer to the PATCH was enough', async () => {
      await expect(world.log.entries().map(({ method }) => method)).toEqual(['GET', 'GET', 'PATCH'])
    })
  },
})
