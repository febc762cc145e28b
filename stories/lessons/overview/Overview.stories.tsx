import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Overview } from '#screens/Overview.tsx'
import { PageHead } from '#ui/Page.tsx'

const meta = preview.meta({
  title: 'Components/Screens/Overview',
  tags: ['server'],
  component: Overview,
})

/** The four counts, each as its group of label, number and note. */
const labels = ['Todos', 'Posts', 'Paginated posts (10 per page)', 'Infinite posts']

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('the counts are what the server holds', async () => {
      await waitFor(() => expect(counts(canvas)).toEqual(['200', '100', '10', '10']))
    })
    await step('and every note says where they come from', async () => {
      await expect(canvas.getAllByText('from the server')).toHaveLength(4)
    })
  },
})

export const SaysWhatTheCourseIsAbout = meta.story({
  tags: ['proof'],
  play: async ({ canvas, step }) => {
    await step('below the counts it says what the course teaches, and with what', async () => {
      await expect(canvas.getByRole('heading', { name: 'What you will learn' })).toBeVisible()
      await expect(canvas.getByText('Basic Query.')).toBeVisible()
      await expect(canvas.getByText('When may it ask?')).toBeVisible()
      await expect(canvas.getByText('Why a query?')).toBeVisible()
      await expect(canvas.queryByText('Overview.')).not.toBeInTheDocument()
      await expect(canvas.getByRole('heading', { name: 'Technologies' })).toBeVisible()
      await expect(canvas.getByText('TanStack Query')).toBeVisible()
    })
  },
})

export const SaysTheSameAsAPartOfAPage = meta.story({
  tags: ['proof'],
  render: () => (
    <PageHead value="hidden">
      <Overview />
    </PageHead>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
    await expect(canvas.getByText(/^Most of what a screen shows is borrowed/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'What you will learn' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Technologies' })).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, how: 'silence' } } } },
  play: async ({ canvas, step }) => {
    await step('a missing count shows 0, and says that it is not known yet', async () => {
      await expect(await canvas.findAllByText('Loading...')).toHaveLength(4)
      await expect(counts(canvas)).toEqual(['0', '0', '0', '0'])
    })
    await step('nothing claims to come from the server', async () => {
      await expect(canvas.queryByText('from the server')).not.toBeInTheDocument()
    })
  },
})

/** A real 0 looks like a missing count; its note tells them apart. */
export const Empty = meta.story({
  parameters: { world: { seed: { posts: [], todos: [] } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('from the server')).toHaveLength(4))
    await expect(counts(canvas)).toEqual(['0', '0', '0', '0'])
    await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity } } } },
  play: async ({ canvas, step }) => {
    await step('a missing count shows 0, and says why it is missing', async () => {
      const alerts = await waitFor(async () => {
        const found = canvas.getAllByRole('alert')
        await expect(found).toHaveLength(4)
        return found
      })
      for (const alert of alerts) {
        await expect(alert).toHaveTextContent('The server failed to answer (500). Try again in a moment.')
      }
      await expect(counts(canvas)).toEqual(['0', '0', '0', '0'])
    })
    await step('each has a Retry of its own', async () => {
      for (const label of labels) {
        await expect(canvas.getByRole('button', { name: `Retry ${label}` })).not.toHaveAttribute(
          'aria-disabled',
        )
      }
    })
  },
})

export const RetriesAfterFailure = meta.story({
  tags: ['proof'],
  parameters: { world: { network: { failing: { method: 'GET', times: 4 } } } },
  play: async ({ canvas, userEvent, step }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(4))
    await step('Retry brings the count that it stands beside', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry Posts' }))
      await waitFor(() => expect(counts(canvas)).toEqual(['0', '100', '0', '0']))
      await expect(canvas.getAllByRole('alert')).toHaveLength(3)
    })
    await step('the other counts come in the same way', async () => {
      for (const label of ['Todos', 'Paginated posts (10 per page)', 'Infinite posts']) {
        await userEvent.click(canvas.getByRole('button', { name: `Retry ${label}` }))
      }
      await waitFor(() => expect(counts(canvas)).toEqual(['200', '100', '10', '10']))
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    })
  },
})

export const AsksOnceForEach = meta.story({
  tags: ['proof'],
  play: async ({ canvas, step, world }) => {
    await waitFor(() => expect(counts(canvas)).toEqual(['200', '100', '10', '10']))
    await step('four counts took four requests: the infinite list is an entry of its own', async () => {
      await expect(world.log.entries().map(({ path }) => path)).toEqual([
        'todos',
        'posts',
        'posts?_start=0&_limit=10',
        'posts?_start=0&_limit=10',
      ])
    })
  },
})

export const OneFailsTheOthersStandTrue = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', pathEnd: 'todos', times: 1 } } } },
  play: async ({ canvas, step }) => {
    await step('one count is missing and says so', async () => {
      const alert = await canvas.findByRole('alert')
      await expect(alert).toHaveTextContent('The server failed to answer (500).')
      await expect(canvas.getByRole('button', { name: 'Retry Todos' })).not.toHaveAttribute('aria-disabled')
    })
    await step('the other three are true', async () => {
      await waitFor(() => expect(counts(canvas)).toEqual(['0', '100', '10', '10']))
      await expect(canvas.getAllByText('from the server')).toHaveLength(3)
    })
  },
})

export const ByKeyboardAlone = meta.story({
  tags: ['proof'],
  parameters: { world: { network: { failing: { method: 'GET', times: 1 } } } },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('alert')
    await step('Tab reaches Retry, and Enter retries', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: /^Retry / })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(counts(canvas)).toEqual(['200', '100', '10', '10']))
    })
  },
})

/** The numbers on the tiles, in order. Each number is the definition after its term. */
function counts(canvas: { getByText: (text: string) => HTMLElement }): (string | undefined)[] {
  return labels.map((label) => {
    const tile = canvas.getByText(label).parentElement
    return tile === null ? undefined : within(tile).getAllByRole('definition')[0]?.textContent
  })
}
