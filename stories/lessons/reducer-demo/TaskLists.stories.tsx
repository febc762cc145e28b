import { expect, fireEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { LocalTaskList } from '#features/tasks/LocalTaskList.tsx'
import { collectionOf } from '#features/tasks/tasks.ts'
import { TenThousandTasks as ManyTasks } from './demos/TenThousandTasks.tsx'

const meta = preview.meta({
  title: 'Components/Features/Tasks/Task lists',
  component: ManyTasks,
})

export const TenThousandTasks = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const rowRenders = () => Number(/Row renders: (\d+)/.exec(canvas.getByRole('status').textContent)?.[1])
    const rows = () => within(canvas.getByRole('list')).getAllByRole('listitem')
    const countFromZero = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Count from 0' }))
      await waitFor(() => expect(rowRenders()).toBe(0))
    }

    await step('of 10,000 rows only a few are in the document, and only those have rendered', async () => {
      await expect(await canvas.findByText('0 of 10000 completed')).toBeVisible()
      await waitFor(() => expect(rows().length).toBeLessThanOrEqual(40))
      await expect(rows()[0]).toHaveAttribute('aria-setsize', '10000')
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(400)
      await expect(rowRenders()).toBeLessThanOrEqual(40)
    })
    await step('toggling one renders one row', async () => {
      await countFromZero()
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Task 3' }))
      await expect(canvas.getByText('1 of 10000 completed')).toBeVisible()
      await waitFor(() => expect(rowRenders()).toBe(1))
    })
    await step('deleting one renders no row but the one that comes into view', async () => {
      await countFromZero()
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Task 5' }))
      await expect(canvas.getByText('1 of 9999 completed')).toBeVisible()
      await waitFor(() => expect(rows()[4]).toHaveTextContent('Task 6'))
      // A row counts after it has rendered.
      await waitFor(() => expect(rowRenders()).toBeGreaterThan(0))
      await expect(rowRenders()).toBeLessThanOrEqual(2)
    })
    await step(
      'at the end of the list, adding one renders no row but the new one and its neighbour',
      async () => {
        const viewport = canvas.getByRole('list').parentElement as HTMLElement
        viewport.scrollTop = viewport.scrollHeight
        fireEvent.scroll(viewport)
        await canvas.findByRole('checkbox', { name: 'Task 10000' })
        await countFromZero()
        await userEvent.type(canvas.getByRole('textbox', { name: 'New task' }), 'One more{Enter}')
        await expect(await canvas.findByRole('checkbox', { name: 'One more' })).toBeVisible()
        await waitFor(() => expect(rowRenders()).toBeGreaterThan(0))
        await expect(rowRenders()).toBeLessThanOrEqual(2)
        await expect(rows().length).toBeLessThanOrEqual(40)
        await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(400)
      },
    )
  },
})

export const TenThousandLocalTasks = TenThousandTasks.extend({ args: { kept: 'local' } })

export const LongTitles = meta.story({
  tags: ['proof'],
  globals: { viewport: { value: 'mobile1' } },
  render: () => <LocalTaskList initial={longTitles} />,
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    }
  },
})

const longTitles = collectionOf([
  { id: 1, title: 'Unbreakable'.repeat(12), completed: false },
  {
    id: 2,
    title: 'A title of many words, which goes on for much longer than one line can hold',
    completed: true,
  },
])
