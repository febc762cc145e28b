import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { retryBrings, showsFailure, showsLoading } from '../../components/screens/states.ts'

const meta = preview.meta({
  title: 'Components/Screens/Basic Query',
  tags: ['server'],
  component: BasicQuery,
})

export const Ready = meta.story({
  play: async ({ canvas, step, world }) => {
    await step('the banner counts what arrived', async () => {
      await expect(await canvas.findByText('100 posts')).toBeVisible()
    })
    await step('each post shows its title and its body', async () => {
      const [first] = within(canvas.getByRole('list', { name: 'Posts' })).getAllByRole('article')
      await expect(first).toHaveTextContent('Server state is borrowed, not owned')
      await expect(first).toHaveTextContent('What you hold is a copy with an age')
    })
    await step('and all of them are there', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(100)
    })
    await step('it took one request', async () => {
      await expect(world.log.entries()).toMatchObject([{ method: 'GET', path: 'posts', outcome: 200 }])
    })
  },
})

export const Loading = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, how: 'silence' } } } },
  play: showsLoading('article'),
})

export const Empty = meta.story({
  parameters: { world: { seed: { posts: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 posts')).toBeVisible()
    await expect(canvas.getByText('No posts found')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity } } } },
  play: showsFailure,
})

export const Slow = meta.story({
  parameters: { world: { network: { latencyMs: 3000 } } },
  play: async ({ canvas, step }) => {
    await step('for three seconds there is only the loading text', async () => {
      await expect(await canvas.findByText('Loading...')).toBeVisible()
    })
    await step('then the posts are there', async () => {
      await expect(await canvas.findByText('100 posts')).toBeVisible()
    })
  },
})

export const FiltersByUser = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('100 posts')
    await step('choosing User 2 shows only their posts', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), 'User 2')
      await expect(await canvas.findByText('10 posts')).toBeVisible()
      for (const post of canvas.getAllByRole('article')) await expect(post).toHaveTextContent('User 2')
    })
    await step('the server was asked for exactly these', async () => {
      await expect(world.log.entries().map(({ path }) => path)).toEqual(['posts', 'posts?userId=2'])
    })
    await step('going back to All Posts is answered by the cache', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), 'All Posts')
      await expect(await canvas.findByText('100 posts')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(2)
    })
  },
})

export const LeavesAnOldFilterBehind = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step, world }) => {
    const filter = canvas.getByRole('combobox', { name: 'Filter by user' })
    await canvas.findByText('100 posts')
    await step('choosing User 1 and at once User 3 shows nothing of User 1, ever', async () => {
      const seen = recordText(canvas.getByRole('status').ownerDocument.body, 'User 1')
      const ofUser1 = world.network.hold('GET', 'userId=1')
      await userEvent.selectOptions(filter, 'User 1')
      await waitFor(() => expect(world.log.entries()).toHaveLength(2))
      await userEvent.selectOptions(filter, 'User 3')
      ofUser1.release()
      await expect(await canvas.findByText('10 posts')).toBeVisible()
      for (const post of canvas.getAllByRole('article')) await expect(post).toHaveTextContent('User 3')
      await expect(seen()).toBe(false)
    })
    await step('the request for User 1 was aborted', async () => {
      await expect(world.log.entries().map(({ path, outcome }) => `${path} ${outcome}`)).toEqual([
        'posts 200',
        'posts?userId=1 cancelled',
        'posts?userId=3 200',
      ])
    })
  },
})

export const RetriesAfterFailure = meta.story({
  tags: ['proof'],
  parameters: { world: { network: { failing: { method: 'GET', times: 1 } } } },
  play: retryBrings('100 posts'),
})

export const RetriesByItself = meta.story({
  tags: ['proof'],
  parameters: { world: { retries: 2, network: { failing: { method: 'GET', times: 2 } } } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByText('100 posts')).toBeVisible()
    await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([500, 500, 200])
  },
})

export const GivesUpAfterTheLastRetry = meta.story({
  parameters: {
    world: { retries: 2, network: { latencyMs: 600, failing: { method: 'GET', times: 3 } } },
  },
  play: async ({ canvas, userEvent, step, world }) => {
    const failures = () => world.log.entries().filter(({ outcome }) => outcome === 500)
    await step('two attempts have failed, and it is still loading', async () => {
      await waitFor(() => expect(failures()).toHaveLength(2))
      await expect(canvas.getByText('Loading...')).toBeVisible()
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    })
    await step('the third was the last one: now there is an error and no data', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The server failed to answer (500).')
      await expect(canvas.getByText('The posts did not arrive')).toBeVisible()
      await expect(failures()).toHaveLength(3)
    })
    await step('Retry starts from the beginning', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
      await expect(await canvas.findByText('100 posts')).toBeVisible()
    })
  },
})

/** Another key has its own entry, which starts without data. */
export const ANewKeyBeginsWithoutData = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('100 posts')
    await step('the first request for User 2 fails, and nothing of the old list is left', async () => {
      world.network.set({ failing: { method: 'GET', times: 1 } })
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), 'User 2')
      await expect(await canvas.findByRole('alert')).toBeVisible()
      await expect(canvas.getByText('The posts did not arrive')).toBeVisible()
      await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
    })
    await step('the list of all posts is still in its own entry', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), 'All Posts')
      await expect(canvas.getByText('100 posts')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(2)
    })
  },
})

/** A retry cannot help against a 404, so the query does not retry. */
export const NotFound = meta.story({
  parameters: { world: { retries: 2, network: { failing: { method: 'GET', times: 1, how: 'not-found' } } } },
  play: async ({ canvas, userEvent, world }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The server does not have what was asked for (404).',
    )
    await expect(world.log.entries()).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('100 posts')).toBeVisible()
  },
})

export const TimedOut = meta.story({
  parameters: {
    // An answer that travels for long would come close to the limit.
    world: {
      timeoutMs: 1000,
      network: { latencyMs: 0, failing: { method: 'GET', times: 1, how: 'silence' } },
    },
  },
  play: retryBrings('100 posts', 'The server did not answer within 1 s. Try again.'),
})

export const ConnectionDropped = meta.story({
  tags: ['proof'],
  parameters: { world: { network: { failing: { method: 'GET', times: 1, how: 'dropped' } } } },
  play: retryBrings('100 posts', 'The server could not be reached.'),
})

export const HtmlInsteadOfJson = meta.story({
  tags: ['proof'],
  parameters: { world: { network: { failing: { method: 'GET', times: 1, how: 'html' } } } },
  play: retryBrings('100 posts', 'could not be read: it is not JSON.'),
})

export const WrongShape = meta.story({
  tags: ['proof'],
  parameters: { world: { network: { failing: { method: 'GET', times: 1, how: 'wrong-shape' } } } },
  play: retryBrings('100 posts', 'does not have the expected shape.'),
})

export const ByKeyboardAlone = meta.story({
  tags: ['proof'],
  parameters: { world: { network: { failing: { method: 'GET', times: 1 } } } },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('alert')
    await step('Tab reaches the filter, then Retry', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('combobox', { name: 'Filter by user' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    })
    await step('Enter retries', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText('100 posts')).toBeVisible()
    })
  },
})

/** Watches for a text, even one that is shown only briefly. Returns a function that tells whether it has appeared. */
function recordText(root: HTMLElement, text: string): () => boolean {
  let seen = false
  const observer = new MutationObserver(() => {
    seen ||= [...root.querySelectorAll('article')].some((article) => article.textContent.includes(text))
  })
  observer.observe(root, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    return seen
  }
}
