import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { PutInOrder } from '#course/exercise/workspace/PutInOrder.tsx'
import { OrderLines } from '#course/exercise/workspace/OrderLines.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/For authors/Lines to put in order',
  component: OrderLines,
  parameters: { layout: 'padded' },
  args: {
    order: { before: ['open()'], lines: ['third()', 'second()'], after: ['close()'] },
    code: '',
    onOrder: fn(),
  },
})

export const ByKeys = meta.story({
  play: async ({ args: { onOrder }, canvas, userEvent }) => {
    const up = canvas.getByRole('button', { name: 'Move up: second()' })
    up.focus()
    await userEvent.keyboard('{Enter}')
    await expect(onOrder).toHaveBeenLastCalledWith('open()\nsecond()\nthird()\nclose()\n')
    const lines = canvas.getAllByRole('listitem').map((item) => item.querySelector('code')?.textContent)
    await expect(lines).toEqual(['second()', 'third()'])
  },
})

/** The first line cannot go up, nor the last one down. */
export const NotBeyondTheEnds = meta.story({
  play: async ({ args: { onOrder }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move up: third()' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: second()' }))
    await expect(onOrder).not.toHaveBeenCalled()
    // Of three presses, only the last one has somewhere to go.
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: third()' }))
    await expect(onOrder).toHaveBeenCalledOnce()
  },
})

/** Whoever comes back finds the order that they have left. */
export const AsTheyWereLeft = meta.story({
  args: { code: 'open()\nsecond()\nthird()\nclose()\n' },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((item) => item.querySelector('code')?.textContent)
    await expect(lines).toEqual(['second()', 'third()'])
  },
})

/** What somebody has written stays until they say that it may go, and what opens far down comes into view. */
export const InPlaceOfCode = meta.story({
  render: function InPlaceOfCode() {
    const [code, setCode] = useState('open()\nmine()\nclose()\n')
    return (
      <div style={{ paddingBlockStart: 'calc(100vh - 3rem)' }}>
        <PutInOrder
          startText={'open()\nclose()\n'}
          solution={() => Promise.resolve('open()\nfirst()\nsecond()\nclose()\n')}
          work={{ code, isChanged: true, write: setCode, replace: setCode }}
        />
        <pre aria-label="Code" role="img">
          {code}
        </pre>
      </div>
    )
  },
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Put lines in order instead' })
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const code = () => canvas.getByLabelText('Code').textContent
    await step('it asks, in view', async () => {
      await userEvent.click(opener)
      const keep = await canvas.findByRole('button', { name: 'Keep my code' })
      await waitFor(() => expect(keep.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
      await expect(canvas.queryByRole('listitem')).toBeNull()
      await expect(code()).toContain('mine()')
    })
    await step('“Keep my code” leaves all as it was', async () => {
      await press('Keep my code')
      await expect(opener).toHaveFocus()
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await expect(code()).toContain('mine()')
    })
    await step('“Replace my code” puts the lines in its place', async () => {
      await userEvent.click(opener)
      await userEvent.click(await canvas.findByRole('button', { name: 'Replace my code' }))
      await expect(opener).toHaveFocus()
      await expect(code()).toBe('open()\nsecond()\nfirst()\nclose()\n')
      await press('Move up: first()')
      await expect(code()).toBe('open()\nfirst()\nsecond()\nclose()\n')
    })
  },
})
