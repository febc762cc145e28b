import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TodoDemo } from '#screens/TodoDemo.tsx'
import { BesideItsNetwork } from './BesideItsNetwork.tsx'
import { TenRequests } from './TenRequests.tsx'

const meta = preview.meta({ title: 'Components/Lab/Network', tags: ['server'] })

const seed = {
  todos: [
    { id: 1, title: 'Read the guide', completed: true },
    { id: 2, title: 'Try the demo', completed: false },
  ],
}

export const AddATodoAndFailIt = meta.story({
  parameters: { world: { seed, network: { latencyMs: 800 } } },
  render: () => (
    <BesideItsNetwork>
      <TodoDemo />
    </BesideItsNetwork>
  ),
  play: async ({ canvas, userEvent, step, world }) => {
    const panel = within(canvas.getByRole('group', { name: 'Network' }))
    await canvas.findByText('2 todos')
    await step('the next POST is set to fail', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Fail the next POST' }))
      await expect(panel.getByRole('status')).toHaveTextContent('Answers take 0.8 s; the next POST fails.')
    })
    const post = world.network.hold('POST')
    await step('a todo that is added appears at once', async () => {
      await userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Milk{Enter}')
      await expect(await canvas.findByText('Milk')).toBeVisible()
      await expect(world.log.entries().at(-1)?.outcome).toBe('pending')
    })
    await step('when the answer comes, the row goes and the alert says why', async () => {
      post.release()
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The server failed to answer (500).')
      await expect(canvas.queryByText('Milk')).not.toBeInTheDocument()
      await expect(world.log.entries().at(-1)).toMatchObject({ method: 'POST', outcome: 500 })
    })
    await step('and the failure is used up', async () => {
      await expect(panel.getByRole('status')).toHaveTextContent(
        'Answers take 0.8 s; what was set to fail has failed, and the next',
      )
      await expect(panel.getByText('Nothing is set to fail.')).toBeVisible()
    })
  },
})

export const SameSeedSameFailuresTwice = meta.story({
  // Which requests fail is the point, and ten of them follow one another: nobody is to wait for that.
  parameters: { world: { network: { latencyMs: 0, errorRate: 0.5, errorSeed: 7 } } },
  render: () => (
    <BesideItsNetwork>
      <TenRequests />
    </BesideItsNetwork>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const panel = within(canvas.getByRole('group', { name: 'Network' }))
    const send = canvas.getByRole('button', { name: 'Send 10 requests' })
    const runs = () => canvas.queryAllByRole('listitem').map((item) => item.textContent)

    await step('half of the requests fail, or so', async () => {
      await userEvent.click(send)
      await expect(await canvas.findByRole('listitem')).toHaveTextContent(/\d failed$/)
    })
    await step('after Reset the same ones fail', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
      await userEvent.click(send)
      await waitFor(() => expect(runs()).toHaveLength(2))
      await expect(runs()[1]).toBe(runs()[0])
    })
    await step('another seed fails others', async () => {
      await userEvent.type(panel.getByRole('textbox', { name: 'Seed' }), '{Backspace}8')
      await userEvent.click(send)
      await waitFor(() => expect(runs()).toHaveLength(3))
      await expect(runs()[2]).not.toBe(runs()[0])
    })
  },
})

/** The toolbar's settings override those of the story. */
export const TheToolbarTurnsEveryWorld = meta.story({
  tags: ['proof'],
  globals: { latency: 500, fail: 'GET-1', errors: 0 },
  parameters: { world: { network: { latencyMs: 3000, errorRate: 1, errorSeed: 7 } } },
  render: () => (
    <BesideItsNetwork>
      <TenRequests />
    </BesideItsNetwork>
  ),
  play: async ({ canvas, userEvent, step, world }) => {
    const panel = within(canvas.getByRole('group', { name: 'Network' }))
    await step('latency, error rate and failures are the toolbar’s, the seed is the story’s', async () => {
      await expect(world.network.conditions()).toMatchObject({ latencyMs: 500, errorRate: 0, errorSeed: 7 })
      await expect(panel.getByRole('status')).toHaveTextContent('Answers take 0.5 s; the next GET fails.')
    })
    await step('a panel then changes only its own', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Let them pass' }))
      await expect(panel.getByRole('status')).toHaveTextContent('Answers take 0.5 s.')
    })
  },
})
