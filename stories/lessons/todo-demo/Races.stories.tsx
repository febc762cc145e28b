import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf, framesOf } from '#course/story/textOnStage.ts'
import { AddWithCancelling } from './demos/AddWithCancelling.tsx'
import { AddWithoutCancelling } from './demos/AddWithoutCancelling.tsx'
import { InvalidateEach } from './demos/InvalidateEach.tsx'
import { InvalidateOnce } from './demos/InvalidateOnce.tsx'
import { RollBackById } from './demos/RollBackById.tsx'
import { RollBackByRecipe } from './demos/RollBackByRecipe.tsx'

/** The titles in the list. */
const shows = (stage: HTMLElement) =>
  titlesIn([...stage.querySelectorAll('li')]).join(', ') || firstOf(stage, /Loading\.\.\./)

const meta = preview.meta({
  title: 'Components/Lessons/Todo Demo/Races',
  tags: ['server'],
  parameters: { shows },
})

const seed = { todos: [{ id: 1, title: 'Tea', completed: false }] }
const firstAddFails = { latencyMs: 1200, failing: { method: 'POST', times: 1 } } as const
const patience = { timeout: 8000 }

/** Cancel, snapshot, set, roll back, invalidate. */
export const ByTheDocumentedRecipe = meta.story({
  parameters: { world: { seed, network: firstAddFails } },
  render: () => <RollBackByRecipe />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await step('it loads as long as there is nothing to press', async () => {
      await expect(canvas.getByText('Loading...')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Refetch the list' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await canvas.findByText('Tea', {}, patience)
      await expect(canvas.getByText('Nothing sent yet')).toBeVisible()
    })
    const list = within(canvas.getByRole('list', { name: 'Todos' }))
    const posts = world.network.hold('POST')
    await step('both todos are in the list at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add two, the first fails' }))
      await expect(await list.findByText('Milk')).toBeVisible()
      await expect(await list.findByText('Bread')).toBeVisible()
      posts.release(1)
    })
    await step('Milk fails, and Bread vanishes with it, although nothing is wrong with Bread', async () => {
      await waitFor(() => expect(list.queryByText('Milk')).not.toBeInTheDocument(), patience)
      await expect(list.queryByText('Bread')).not.toBeInTheDocument()
      await expect(world.log.entries()[2]).toMatchObject({ method: 'POST', outcome: 'pending' })
      await expect(shows(canvasElement)).toBe('Tea')
    })
    await step('the list that the recipe asks for brings Bread back', async () => {
      posts.release()
      await expect(await list.findByText('Bread', {}, patience)).toBeVisible()
      await expect(list.queryByText('Milk')).not.toBeInTheDocument()
    })
    await step('in the end list and server agree', async () => {
      await canvas.findByText('Milk: failed · Bread: saved', {}, patience)
      await expect(canvas.getByText(/Reset or reload to run it again/)).toBeVisible()
      await expect(titlesIn(list.getAllByRole('listitem'))).toEqual(['Bread', 'Tea'])
      await expect(shows(canvasElement)).toBe('Bread, Tea')
      await expect(world.database.todos().map(({ title }) => title)).toEqual(['Tea', 'Bread'])
    })
  },
})

export const ById = meta.story({
  parameters: { world: { seed, network: firstAddFails } },
  render: () => <RollBackById />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await canvas.findByText('Tea', {}, patience)
    const list = within(canvas.getByRole('list', { name: 'Todos' }))
    const posts = world.network.hold('POST')
    await step('both todos are in the list at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add two, the first fails' }))
      await expect(await list.findByText('Milk')).toBeVisible()
      await expect(await list.findByText('Bread')).toBeVisible()
      posts.release(1)
    })
    await step('Milk fails and goes, alone', async () => {
      const bread = list.getByText('Bread')
      await waitFor(() => expect(list.queryByText('Milk')).not.toBeInTheDocument(), patience)
      await expect(bread).toBeVisible()
      await expect(shows(canvasElement)).toBe('Bread, Tea')
    })
    await step('in the end list and server agree', async () => {
      posts.release()
      await canvas.findByText('Milk: failed · Bread: saved', {}, patience)
      await expect(titlesIn(list.getAllByRole('listitem'))).toEqual(['Bread', 'Tea'])
      await expect(world.database.todos().map(({ title }) => title)).toEqual(['Tea', 'Bread'])
    })
  },
})

// The answer to the add comes last, so that for some time the list of before is all there is.
const lateAdd = { latencyMs: 900, slower: { method: 'POST', pathEnd: 'todos', byMs: 600 } } as const

export const WithoutCancelling = meta.story({
  parameters: { world: { seed, network: lateAdd } },
  render: () => <AddWithoutCancelling />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await canvas.findByText('Tea', {}, patience)
    const list = within(canvas.getByRole('list', { name: 'Todos' }))
    const post = world.network.hold('POST')
    const lists = world.network.hold('GET')
    await step('the todo is in the list at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch, then add' }))
      await expect(await list.findByText('Milk')).toBeVisible()
    })
    await step('the older list arrives and replaces it, while the POST is in flight', async () => {
      lists.release(1)
      await waitFor(() => expect(list.queryByText('Milk')).not.toBeInTheDocument(), patience)
      await expect(world.log.entries().at(-1)).toMatchObject({ method: 'POST', outcome: 'pending' })
    })
    await step('the server saves Milk, and the list still lacks it', async () => {
      post.release()
      await canvas.findByText('Milk: saved', {}, patience)
      await expect(world.database.todos().map(({ title }) => title)).toEqual(['Tea', 'Milk'])
      await expect(list.queryByText('Milk')).not.toBeInTheDocument()
      await expect(shows(canvasElement)).toBe('Tea')
    })
    await step('the list that is asked for afterwards brings it back', async () => {
      lists.release()
      await expect(await list.findByText('Milk', {}, patience)).toBeVisible()
      await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 200, 201, 200])
    })
  },
})

export const WithCancelling = meta.story({
  parameters: { world: { seed, network: lateAdd } },
  render: () => <AddWithCancelling />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await canvas.findByText('Tea', {}, patience)
    const list = within(canvas.getByRole('list', { name: 'Todos' }))
    const frames = framesOf(canvasElement, () => titlesIn(list.queryAllByRole('listitem')))
    const lists = world.network.hold('GET')
    await step('the todo is in the list at once, and the older request is cancelled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch, then add' }))
      await expect(await list.findByText('Milk')).toBeVisible()
      await expect(world.log.entries()[1]).toMatchObject({ method: 'GET', outcome: 'cancelled' })
      lists.release()
    })
    await step('it is saved, and the list is asked for afterwards', async () => {
      await canvas.findByText('Milk: saved', {}, patience)
      await waitFor(
        () => expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 'cancelled', 201, 200]),
        patience,
      )
    })
    await step('it has been in the list all along', async () => {
      await expect(timesGone('Milk', frames.end())).toBe(0)
      await expect(shows(canvasElement)).toBe('Milk, Tea')
    })
  },
})

// The answers to the adds come late, so that a list that the first asks for arrives before the second is saved.
const slowAdds = { latencyMs: 200, slower: { method: 'POST', pathEnd: 'todos', byMs: 1600 } } as const

export const InvalidatingEach = meta.story({
  parameters: { world: { seed, network: slowAdds } },
  render: () => <InvalidateEach />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await canvas.findByText('Tea', {}, patience)
    const list = within(canvas.getByRole('list', { name: 'Todos' }))
    const posts = world.network.hold('POST')
    await step('both todos are in the list at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add two' }))
      await expect(await list.findByText('Milk')).toBeVisible()
      await expect(await list.findByText('Bread')).toBeVisible()
      posts.release(1)
    })
    await step('Milk is saved, and the list that it asks for takes Bread out', async () => {
      await waitFor(() => expect(list.queryByText('Bread')).not.toBeInTheDocument(), patience)
      await expect(list.getByText('Milk')).toBeVisible()
      await expect(shows(canvasElement)).toBe('Milk, Tea')
    })
    await step('Bread is saved, and the list that it asks for brings it back', async () => {
      posts.release()
      await expect(await list.findByText('Bread', {}, patience)).toBeVisible()
      await expect(world.log.entries().filter(({ method }) => method === 'GET')).toHaveLength(3)
    })
  },
})

export const InvalidatingOnce = meta.story({
  parameters: { world: { seed, network: slowAdds } },
  render: () => <InvalidateOnce />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await canvas.findByText('Tea', {}, patience)
    const list = within(canvas.getByRole('list', { name: 'Todos' }))
    const frames = framesOf(canvasElement, () => titlesIn(list.queryAllByRole('listitem')))
    const posts = world.network.hold('POST')
    await step('both todos are in the list at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add two' }))
      await expect(await list.findByText('Milk')).toBeVisible()
      await expect(await list.findByText('Bread')).toBeVisible()
      posts.release()
    })
    await step('both are saved, and then the list is asked for once', async () => {
      await canvas.findByText('Milk: saved · Bread: saved', {}, patience)
      await expect(world.log.entries().map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'GET'])
    })
    await step('neither has left the list', async () => {
      const seen = frames.end()
      await expect(timesGone('Milk', seen)).toBe(0)
      await expect(timesGone('Bread', seen)).toBe(0)
      await expect(titlesIn(list.getAllByRole('listitem'))).toEqual(['Bread', 'Milk', 'Tea'])
      await expect(shows(canvasElement)).toBe('Bread, Milk, Tea')
    })
  },
})

/** In how many frames a todo is missing, once it has been in the list. */
function timesGone(title: string, frames: readonly (readonly string[])[]): number {
  const since = frames.findIndex((titles) => titles.includes(title))
  return frames.slice(since).filter((titles) => !titles.includes(title)).length
}

function titlesIn(rows: readonly HTMLElement[]): string[] {
  return rows.map(({ textContent }) => textContent.replace('(not confirmed)', '').trim())
}
