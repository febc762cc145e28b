import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ErrorsEndToEnd } from '#screens/ErrorsEndToEnd.tsx'
import { factNamed } from './demos/factNamed.ts'
import { fastForward } from './demos/fastForward.ts'

const meta = preview.meta({
  title: 'Components/Screens/Errors end to end',
  tags: ['server'],
  component: ErrorsEndToEnd,
  parameters: { world: { network: { latencyMs: 50 } } },
})

export const Ready = meta.story({
  play: async ({ canvas, step, world }) => {
    await step('nothing is asked before somebody asks', async () => {
      await expect(canvas.getByText('No request yet')).toBeVisible()
      await expect(world.log.entries()).toEqual([])
    })
    await step('a query that has not asked is pending and idle', async () => {
      await expect(factNamed(canvas, 'status')).toHaveTextContent('pending')
      await expect(factNamed(canvas, 'fetchStatus')).toHaveTextContent('idle')
    })
  },
})

export const Loading = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, how: 'silence' } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the server' }))
    await expect(await canvas.findByText('Loading...')).toBeVisible()
    await expect(rungs(canvas)).toEqual(['Request 1 in flight'])
    await expect(factNamed(canvas, 'fetchStatus')).toHaveTextContent('fetching')
  },
})

export const Recovers = meta.story({
  play: async ({ canvas, userEvent, step, world }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the server' }))
    await step('after the first failure the query is still pending, and counts it', async () => {
      await expect(await canvas.findByText(/^asks again in/)).toBeVisible()
      await expect(factNamed(canvas, 'status')).toHaveTextContent('pending')
      await expect(factNamed(canvas, 'failureCount')).toHaveTextContent(/[12]/)
      await expect(factNamed(canvas, 'failureReason')).toHaveTextContent('The server failed to answer (500).')
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    })
    await step('the third request brings the posts, and no error was ever shown', async () => {
      await fastForward(() => canvas.findByText(/^10 posts after 3 requests/))
      await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([500, 500, 200])
      await expect(factNamed(canvas, 'failureCount')).toHaveTextContent('0')
      await expect(factNamed(canvas, 'failureReason')).toHaveTextContent('null')
    })
  },
})

export const Failed = meta.story({
  play: async ({ canvas, userEvent, step, world }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'The server' }), '500')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the server' }))
    await step('four requests fail before there is an error', async () => {
      const alert = await fastForward(() => canvas.findByRole('alert'))
      await expect(alert).toHaveTextContent('The server failed to answer (500). Try again in a moment.')
      await expect(world.log.entries().map(({ path, outcome }) => `${path} ${outcome}`)).toEqual([
        'faults/500?attempt=1 500',
        'faults/500?attempt=2 500',
        'faults/500?attempt=3 500',
        'faults/500?attempt=4 500',
      ])
    })
    await step('the pauses were at least 1, 2 and 4 seconds', async () => {
      const pauses = rungs(canvas).map((text) => Number(/waited ([\d.]+)/.exec(text)?.[1] ?? 0))
      await expect([1, 2, 4].filter((least, index) => (pauses[index] ?? 0) < least)).toEqual([])
      await expect(factNamed(canvas, 'failureCount')).toHaveTextContent('4')
    })
    await step('Retry begins a new ladder', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
      await expect(await canvas.findByText('Loading...')).toBeVisible()
      await expect(factNamed(canvas, 'status')).toHaveTextContent('pending')
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    })
  },
})

export const GivesUpAfterA404 = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step, world }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'The server' }), '404')
    const alert = () => canvas.findByRole('alert')
    await step('by default a 404 is asked for four times', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ask the server' }))
      await fastForward(alert)
      await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([404, 404, 404, 404])
    })
    await step('a retry function gives up at once', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'retry' }), 'no-4xx')
      await userEvent.click(canvas.getByRole('button', { name: 'Ask the server' }))
      await expect(await alert()).toHaveTextContent('The server does not have what was asked for (404).')
      await expect(world.log.entries()).toHaveLength(5)
    })
    await step('and asks again after a 500', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'The server' }), 'twice')
      await userEvent.click(canvas.getByRole('button', { name: 'Ask the server' }))
      await fastForward(() => canvas.findByText(/^10 posts after 3 requests/))
    })
  },
})

export const HtmlInsteadOfJson = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, world }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'The server' }), 'html')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'retry' }), 'none')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the server' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('it is not JSON.')
    await expect(rungs(canvas)).toEqual(['Request 1 ✗ not JSON'])
    await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200])
  },
})

function rungs(canvas: ReturnType<typeof within>): string[] {
  const list = canvas.getByRole('list', { name: 'Requests of the query' })
  return within(list)
    .getAllByRole('listitem')
    .map((rung) => [...rung.children].map((part) => part.textContent.trim()).join(' '))
}
