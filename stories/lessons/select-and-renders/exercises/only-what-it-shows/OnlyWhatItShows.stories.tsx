import { notifyManager } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import { AnswerSlot, RendersAgain } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { isMemoized } from '../../demos/isMemoized.ts'
import { rendersOf } from '../../demos/rendersOf.ts'
import { threeTodos } from '../../demos/seed.ts'
import { TodoBench } from '../../demos/TodoBench.tsx'
import { onlyWhatItShows } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Select and renders/Only what it shows',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { seed: threeTodos, network: { latencyMs: 200 } } },
  render: ({ answer: { Title } }: { answer: { Title: ComponentType } }) => (
    <CaseSlot>
      {() => (
        <AnswerSlot>
          <ShowCache />
          <TodoBench>
            <RendersAgain>{() => <Title />}</RendersAgain>
          </TodoBench>
        </AnswerSlot>
      )}
    </CaseSlot>
  ),
})

const key = ['todos', 'list']

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const renders = (action: string) => rendersOf(canvasElement, 'Title', action)
    async function press(action: string): Promise<void> {
      await userEvent.click(canvas.getByRole('button', { name: action }))
      await canvas.findByText(`${action}: measured`)
    }

    await step('the title of the first todo is here', () =>
      because(
        () =>
          cacheOf(world)?.getQueryData(key) === undefined
            ? 'The page should show the title of the first todo, and the list never came.'
            : 'The list is in the cache, and the page still loads: nothing has told the component. `notifyOnChangeProps` lists the fields that render it, and yours lists too little.',
        () => eventually(world, () => canvas.getByText('Read the guide')),
      ),
    )
    await because('The table has no row for the title: keep the `Reader`, which counts the renders.', () =>
      expect(renders('Total')).toBeGreaterThan(0),
    )
    await step('a refetch that changes nothing does not render it', async () => {
      const before = cacheOf(world)?.getQueryData(key)
      await press('Refetch')
      const isOther = cacheOf(world)?.getQueryData(key) !== before
      await because(
        'Refetch was pressed, and no second request has left: a query that is never asked again shows an old title for ever.',
        () => world.log.entries().filter(({ method }) => method === 'GET').length > 1,
      )
      const readsMore = renders('Refetch') !== 0 && (await rendersForItsAge(world, canvasElement))
      await because(
        async () => {
          const times = `The answer was equal, and the title has rendered ${renders('Refetch')} times.`
          if (isOther)
            return `${times} What is in the cache now is another object, although nothing in it has changed: so it is with each answer without structural sharing. Leave \`structuralSharing\` as it is.`
          if (!readsMore)
            return `${times} Its data did not change, but \`isFetching\` did, twice, and the component reads it. For a first fetch \`isPending\` says the same, and stays as it is in a refetch.`
          if (selects(world))
            return `${times} \`select\` narrows \`data\`. The other fields of the result are the same as before, and a spread reads them all.`
          if (await isMemoized(world, canvasElement, 'Title'))
            return `${times} \`memo\` compares props, and none has changed. What renders it is the query, of which it reads every field.`
          return `${times} It still reads every field: \`isFetching\`, \`dataUpdatedAt\` and the others. A spread and a \`...rest\` read what they copy.`
        },
        () => expect(renders('Refetch')).toBe(0),
      )
    })
    await step('another title renders it once', async () => {
      await press('Rename')
      await because(
        'The first todo was renamed and the list refetched, and the page shows the old title. Show what the query has, not a copy of it.',
        () => eventually(world, () => canvas.getByText('Read the guide (renamed)')),
      )
      await because(
        () => `Another title should be one render, and it took ${renders('Rename')}.`,
        () => expect(renders('Rename')).toBe(1),
      )
    })
    const says = () => canvas.getByRole('list', { name: 'Readers' }).textContent
    await step('a refetch that fails shows its error beside the title', async () => {
      world.network.set({ failing: { method: 'GET', times: Infinity, how: 'dropped' } })
      await press('Refetch')
      const error = cacheOf(world)?.getQueryState(key)?.error?.message ?? ''
      await because(
        'A refetch has failed, and the page does not say so. An error can come beside data: read it, and show both.',
        () => eventually(world, () => expect(says()).toContain(error)),
      )
      await because(
        'A refetch has failed, and the title is gone from the page. `data` is still there: show both.',
        () => expect(says()).toContain('Read the guide (renamed)'),
      )
    })
    await step('an empty list has no title', async () => {
      world.network.set({ failing: undefined })
      for (const { id } of world.database.todos()) world.database.removeTodo(id)
      await press('Refetch')
      await because(
        () =>
          `The server has no todos any more, and has answered so. The page says “${says()}”. An empty list is an answer, too, without a first todo.`,
        () => eventually(world, () => expect(says()).not.toMatch(/Loading|Read the guide|read|undefined/i)),
      )
    })
    await step('a first load that fails shows its error', async () => {
      world.network.set({ failing: { method: 'GET', times: Infinity } })
      showCase(world, 1)
      await because(
        'The first request has failed, and the page does not say so. An error is a field, too: read it, and show it.',
        () => eventually(world, () => canvas.getByText(/The server failed to answer/)),
      )
    })
  }),
})

/** Whether the title renders when nothing but the time of the data changes. */
async function rendersForItsAge(world: World, canvas: HTMLElement): Promise<boolean> {
  const before = rendersOf(canvas, 'Title', 'Total')
  const updatedAt = cacheOf(world)?.getQueryState(key)?.dataUpdatedAt ?? 0
  await waitFor(() => expect(Date.now()).toBeGreaterThan(updatedAt))
  cacheOf(world)?.setQueryData<unknown>(key, (data: unknown) => data)
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
  return rendersOf(canvas, 'Title', 'Total') !== before
}

/** Whether a reader of the list has a `select`. */
function selects(world: World): boolean {
  const readers = cacheOf(world)?.getQueryCache().find({ queryKey: key })?.observers ?? []
  return readers.some(({ options }) => options.select !== undefined)
}

export const StartingPoint = Solution.extend(
  startingPoint(onlyWhatItShows, Solution, /rendered 2 times\. It still reads every field/),
)
