import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { NetworkPanel } from '#lab/network/NetworkPanel.tsx'
import { createNetwork } from '#mocks/network.ts'

const meta = preview.meta({
  title: 'Components/Lab/Network panel',
  component: NetworkPanel,
  parameters: { layout: 'padded' },
  args: { network: createNetwork(), onSet: fn() },
  beforeEach: ({ args }) => args.network.reset(),
})

export const Healthy = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A healthy network.')
    await expect(canvas.getByText('Nothing is set to fail.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Let them pass' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const Troubled = meta.story({
  args: {
    network: createNetwork({
      latencyMs: 2000,
      errorRate: 0.3,
      errorSeed: 7,
      failing: { method: 'POST', times: 2 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Answers take 2 s; the next 2 POSTs fail; 30 % of the requests fail (seed 7).',
    )
    await expect(canvas.getByRole('slider', { name: 'Latency' })).toHaveValue('2')
    await expect(canvas.getByRole('slider', { name: 'Error rate' })).toHaveValue('30')
    await expect(canvas.getByRole('textbox', { name: 'Seed' })).toHaveValue('7')
  },
})

/** Only the browser moves a slider by arrow keys and pointer, so the test sets its value. */
export const SetsLatencyAndErrorRate = meta.story({
  tags: ['proof'],
  play: async ({ args, canvas, step }) => {
    const latency = canvas.getByRole('slider', { name: 'Latency' })
    await step('latency goes from 0 to 5 seconds in tenths', async () => {
      await expect(latency).toHaveAttribute('step', '0.1')
      await fireEvent.change(latency, { target: { value: '1.3' } })
      await waitFor(() => expect(latency).toHaveAttribute('aria-valuetext', '1.3\u00A0s'))
      await expect(args.network.conditions().latencyMs).toBe(1300)
      await fireEvent.change(latency, { target: { value: '9' } })
      await expect(args.network.conditions().latencyMs).toBe(5000)
    })
    await step('the error rate goes from 0 to 100 per cent', async () => {
      await fireEvent.change(canvas.getByRole('slider', { name: 'Error rate' }), { target: { value: '29' } })
      await expect(args.network.conditions().errorRate).toBe(0.29)
      await expect(canvas.getByText('29 %')).toBeVisible()
    })
    await step('the line above says so', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Answers take 5 s; 29 % of the requests fail (seed 1).',
      )
    })
  },
})

export const FailsTheNextRequests = meta.story({
  tags: ['proof'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one press is enough for the next request', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fail the next GET' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('The next GET fails.')
      await expect(args.network.decide('GET').fault).toBe('server-error')
    })
    await step('then the panel says that it has failed', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent(
          'What was set to fail has failed, and the next GET passes.',
        ),
      )
    })
    await step('a button says how many it will let fail', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'How many' }))
      await userEvent.type(canvas.getByRole('textbox', { name: 'How many' }), '3')
      await userEvent.click(canvas.getByRole('button', { name: 'Fail the next 3 POSTs' }))
      await expect(canvas.getByText('Still to fail while the lab is open: 3 POST')).toBeVisible()
    })
    await step('requests of that method use the failures up, others do not', async () => {
      await expect(args.network.decide('POST').fault).toBe('server-error')
      await expect(args.network.decide('GET').fault).toBe(undefined)
      await waitFor(() =>
        expect(canvas.getByText('Still to fail while the lab is open: 2 POST')).toBeVisible(),
      )
      await expect(canvas.getByRole('status')).toHaveTextContent('The next 2 POSTs fail.')
    })
    await step('the rest can be let pass', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Let them pass' }))
      await expect(canvas.getByText('Nothing is set to fail.')).toBeVisible()
      await expect(args.network.decide('POST').fault).toBe(undefined)
    })
  },
})

export const RefusesWhatIsNoSeed = meta.story({
  tags: ['proof'],
  args: { network: createNetwork({ errorRate: 0.5, errorSeed: 7 }) },
  play: async ({ args, canvas, userEvent, step }) => {
    const seed = canvas.getByRole('textbox', { name: 'Seed' })
    for (const nonsense of ['seven', '-1', '1.5', '99999999']) {
      await step(`“${nonsense}” stays, with a sentence, and changes nothing`, async () => {
        await userEvent.clear(seed)
        await userEvent.type(seed, nonsense)
        await expect(seed).toHaveValue(nonsense)
        await expect(seed).toHaveAccessibleDescription(
          'A seed is a whole number from 0 to 999999. Seed 7 still counts.',
        )
        await expect(seed).toBeInvalid()
        await userEvent.tab()
        await expect(seed).not.toHaveFocus()
        await expect(seed).toHaveValue(nonsense)
        await expect(args.network.conditions().errorSeed).toBe(7)
      })
    }
    await step('a seed counts once the field is left', async () => {
      await userEvent.clear(seed)
      await userEvent.type(seed, '12')
      await expect(seed).toBeValid()
      await userEvent.tab()
      await expect(args.network.conditions().errorSeed).toBe(12)
    })
    await step('or with Enter', async () => {
      await userEvent.clear(seed)
      await userEvent.type(seed, '13{Enter}')
      await expect(args.network.conditions().errorSeed).toBe(13)
    })
  },
})

export const TellsWhatAPersonSet = meta.story({
  tags: ['proof'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a change is told', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fail the next request' }))
      await expect(args.onSet).toHaveBeenLastCalledWith({ failing: { method: 'ANY', times: 1 } })
    })
    await step('a request that uses a failure up is not', async () => {
      args.network.decide('GET')
      await waitFor(() => expect(canvas.getByText('Nothing is set to fail.')).toBeVisible())
      await expect(args.onSet).toHaveBeenCalledOnce()
    })
    await step('and so is a reset', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
      await expect(args.onSet).toHaveBeenLastCalledWith(undefined)
    })
  },
})

/** The minimum width of the panel. */
export const Narrow = meta.story({
  args: { network: createNetwork({ latencyMs: 1200, failing: { method: 'DELETE', times: 12 } }) },
  render: (args) => (
    <div style={{ width: '300px' }}>
      <NetworkPanel {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('group', { name: 'Network' })
    await expect(panel.scrollWidth).toBeLessThanOrEqual(300)
  },
})
