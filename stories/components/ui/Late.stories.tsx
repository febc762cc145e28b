import { Suspense, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { late } from '#ui/late.tsx'

const fetchCode = fn<() => Promise<typeof Arrived>>()
const fetchOther = fn<() => Promise<typeof Arrived>>()

const meta = preview.meta({
  title: 'Components/UI/Late',
  parameters: { layout: 'padded', console: { expected: [/Failed to fetch/] } },
  beforeEach: () =>
    [fetchCode, fetchOther].forEach((fetch) =>
      fetch.mockReset().mockRejectedValue(new Error('Failed to fetch')),
    ),
})

const Part = late(() => fetchCode(), 'The part could not be loaded. Try again.')

export const SaysWhatDidNotCome = meta.story({
  render: () => <Place of={Part} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The part could not be loaded.')
    await expect(canvas.getByRole('textbox')).toBeVisible()
  },
})

const OtherPart = late(() => fetchOther(), 'The part could not be loaded. Try again.')

export const ComesWhenItIsAskedForAgain = meta.story({
  tags: ['proof'],
  render: () => <Place of={OtherPart} />,
  play: async ({ canvas, userEvent, step }) => {
    const again = () => canvas.findByRole('button', { name: 'Try again' })
    await userEvent.type(await canvas.findByRole('textbox'), 'kept')
    await step('what fails again says so again', async () => {
      const first = await again()
      await userEvent.click(first)
      // Until the part has failed again the old button is there, and asks for nothing more.
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).not.toBe(first))
      await expect(fetchOther).toHaveBeenCalledTimes(2)
    })
    await step('it comes, keeps the focus, and what was typed beside it stays', async () => {
      fetchOther.mockResolvedValue(Arrived)
      await userEvent.click(await again())
      await expect(await canvas.findByText('The part itself')).toBeVisible()
      await waitFor(() => expect(canvas.getByText('The part itself').parentElement).toHaveFocus())
      await expect(canvas.getByRole('textbox')).toHaveValue('kept')
    })
  },
})

function Place({ of: Shown }: { of: typeof Part }) {
  const [text, setText] = useState('')
  return (
    <Suspense>
      <input aria-label="Beside it" value={text} onChange={({ target }) => setText(target.value)} />
      <Shown />
    </Suspense>
  )
}

function Arrived() {
  return <p>The part itself</p>
}
