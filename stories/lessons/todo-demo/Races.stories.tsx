import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { AddWithCancelling } from './demos/AddWithCancelling.tsx'
import { AddWithoutCancelling } from './demos/AddWithoutCancelling.tsx'
import { RollBackById } from './demos/RollBackById.tsx'
import { RollBackByRecipe } from './demos/RollBackByRecipe.tsx'

const meta = preview.meta({ title: 'Components/Lessons/Todo Demo/Races', tags: ['server'] })

const seed = { todos: [{ id: 1, title: 'Tea', completed: false }] }
const firstAddFails = { latencyMs: 1200, failing: { method: 'POST', times: 1 } } as const
const patience = { timeout: 8000 }

/** Cancel, snapshot, set, roll back, invalidate. */
export const ByTheDocumentedRecipe = meta.story({
  parameters: { world: { seed, network: firstAddFails } },
  render: () => <RollBackByRecipe />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('Tea', {}, patience)
    const list = within(canvas.getByRole('list', { name: 'Todos' }))
    await step('both todos are in the list at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add two, the first fails' }))
      await expect(await list.findByText('Milk')).toBeVisible()
      await expect(await list.findByText('Bread')).toBeVisible()
    })
    await step('Milk fails, and Bread vanishes with it, although nothing is wrong with Bread', async () => {
      await waitFor(() => expect(list.queryByText('Milk')).not.toBeInTheDocument(), patience)
      await expect(list.queryByText('Bread')).not.toBeInTheDocument()
      await expect(world.database.todos().map(({ title }) => title)).toContain('Bread')
    })
    await step('the list that the recipe asks for brings Bread back', async () => {
      await expect(await list.findByText('Bread', {}, patience)).toBeVisible()
      await expect(list.queryByText('Milk')).not.toBeInTheDocument()
    })
    await step('in the end list and server agree', async () => {
      await canvas.findByText('Milk: failed · Bread: saved', {}, patience)
      await expect(titlesIn(list.getAllByRole('listitem'))).toEqual(['Bread', 'Tea'])
      await expect(world.database.todos().map(({ title }) => title)).toEqual(['Tea', 'Bread'])
    })
  },
})

export const ById = meta.story({
  parameters: { world: { seed, network: firstAddFails } },
  render: () => <RollBackById />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('Tea', {}, patience)
    const list = within(canvas.getByRole('list', { name: 'Todos' }))
    await step('both todos are in the list at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add two, the first fails' }))
      await expect(await list.findByText('Milk')).toBeVisible()
      await expect(await list.findByText('Bread')).toBeVisible()
    })
    await step('Milk fails and goes, alone', async () => {
      const bread = list.getByText('Bread')
      await waitFor(() => expect(list.queryByText('Milk')).not.toBeInTheDocument(), patience)
      await expect(bread).toBeVisible()
    })
    await step('in the end list and server agree', async () => {
      await canvas.findByText('Milk: failed · Bread: saved', {}, patience)
      await expect(titlesIn(list.getAllByRole('listitem'))).toEqual(['Bread', 'Tea'])
      await expect(world.database.todos().map(({ title }) => title)).toEqual(['Tea', 'Bread'])
    })
  },
})

export const WithoutCancelling = meta.story({
  parameters: { world: { seed, network: { latencyMs: 900 } } },
  render: () => <AddWithoutCancelling />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('Tea', {}, patience)
    const list = within(canvas.getByRole('list', { name: 'Todos' }))
    await step('the todo is in the list at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch, then add' }))
      await expect(await list.findByText('Milk')).toBeVisible()
    })
    await step('the older list arrives and replaces it, though the server saves Milk', async () => {
      await canvas.findByText('Milk: saved', {}, patience)
      await expect(world.database.todos().map(({ title }) => title)).toEqual(['Tea', 'Milk'])
      await expect(list.queryByText('Milk')).not.toBeInTheDocument()
    })
    await step('no request was cancelled', async () => {
      await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 200, 201])
    })
  },
})

export const WithCancelling = meta.story({
  parameters: { world: { seed, network: { latencyMs: 900 } } },
  render: () => <AddWithCancelling />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('Tea', {}, patience)
    const list = within(canvas.getByRole('list', { name: 'Todos' }))
    await step('the todo is in the list at once, and the older request is cancelled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch, then add' }))
      await expect(await list.findByText('Milk')).toBeVisible()
      await expect(world.log.entries()[1]).toMatchObject({ method: 'GET', outcome: 'cancelled' })
    })
    await step('it is saved, and has been there all along', async () => {
      const seen = list.getByText('Milk')
      await canvas.findByText('Milk: saved', {}, patience)
      await expect(seen).toBeInTheDocument()
      await expect(list.getByText('Milk')).toBeVisible()
    })
  },
})

function titlesIn(rows: readonly HTMLElement[]): string[] {
  return rows.map(({ textContent }) => textContent.trim())
}
