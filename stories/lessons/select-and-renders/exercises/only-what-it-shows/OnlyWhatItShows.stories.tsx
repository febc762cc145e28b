import { notifyManager } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import { RendersAgain } from '#course/exercise/grade/RendersAgain.tsx'
import preview from '#storybook/preview.tsx'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { isMemoized } from '../../demos/isMemoized.ts'
import { rendersIn } from '../../demos/rendersOf.ts'
import { threeTodos } from '../../demos/seed.ts'
import { TodoBench } from '../../demos/TodoBench.tsx'
import * as listedFields from './alternatives/ListedFields.tsx'
import * as namedFields from './alternatives/NamedFields.tsx'
import * as selectedTitle from './alternatives/SelectedTitle.tsx'
import * as problem from './problem.tsx'
import * as solution from './solution.tsx'
import * as memoized from './wrong/Memoized.tsx'
import * as neverAgain from './wrong/NeverAgain.tsx'
import * as notTold from './wrong/NotTold.tsx'
import * as onlyTheFirst from './wrong/OnlyTheFirst.tsx'
import * as selectedAndSpread from './wrong/SelectedAndSpread.tsx'
import * as theRest from './wrong/TheRest.tsx'
import * as whileItFetches from './wrong/WhileItFetches.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Select and renders/Only what it shows',
  tags: ['!dev', 'server'],
  parameters: { world: { seed: threeTodos, network: { latencyMs: 200 } } },
  render: ({ answer: { Title } }: { answer: { Title: ComponentType } }) => (
    <AnswerSlot>
      <ShowCache />
      <TodoBench>
        <RendersAgain>{() => <Title />}</RendersAgain>
      </TodoBench>
    </AnswerSlot>
  ),
})

const key = ['todos', 'list']
const patience = { timeout: 2000 }

export const Solution = meta.story({
  args: { answer: solution },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const renders = (action: string) => rendersIn(canvasElement, 'Title', action)
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
        () => canvas.findByText('Read the guide', {}, patience),
      ),
    )
    await because('The table has no row for the title: keep the `Reader`, which counts the renders.', () =>
      expect(renders('In all')).toBeGreaterThan(0),
    )
    await step('a refetch that changes nothing does not render it', async () => {
      await press('Refetch')
      await because(
        'Refetch was pressed, and no second request has left: a query that is never asked again shows an old title for ever.',
        () => world.log.entries().filter(({ method }) => method === 'GET').length > 1,
      )
      const readsMore = renders('Refetch') !== 0 && (await rendersForItsAge(world, canvasElement))
      await because(
        async () => {
          const times = `The answer was equal, and the title has rendered ${renders('Refetch')} times.`
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
        () => canvas.findByText('Read the guide (renamed)', {}, patience),
      )
      await because(
        () => `Another title should be one render, and it took ${renders('Rename')}.`,
        () => expect(renders('Rename')).toBe(1),
      )
    })
  }),
})

/** Whether the title renders when nothing but the time of the data changes. */
async function rendersForItsAge(world: World, canvas: HTMLElement): Promise<boolean> {
  const before = rendersIn(canvas, 'Title', 'In all')
  const updatedAt = cacheOf(world)?.getQueryState(key)?.dataUpdatedAt ?? 0
  await waitFor(() => expect(Date.now()).toBeGreaterThan(updatedAt))
  cacheOf(world)?.setQueryData<unknown>(key, (data: unknown) => data)
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
  return rendersIn(canvas, 'Title', 'In all') !== before
}

/** Whether a reader of the list has a `select`. */
function selects(world: World): boolean {
  const readers = cacheOf(world)?.getQueryCache().find({ queryKey: key })?.observers ?? []
  return readers.some(({ options }) => options.select !== undefined)
}

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /rendered 2 times\. It still reads every field/),
})

export const NamedFields = Solution.extend({ args: { answer: namedFields } })

export const ListedFields = Solution.extend({ args: { answer: listedFields } })

export const SelectedTitle = Solution.extend({ args: { answer: selectedTitle } })

export const Memoized = Solution.extend({
  args: { answer: memoized },
  play: rejects(Solution.play, /`memo` compares props/),
})

export const TheRest = Solution.extend({
  args: { answer: theRest },
  play: rejects(Solution.play, /a `\.\.\.rest` read what they copy/, { actsLikeTheStart: true }),
})

export const SelectedAndSpread = Solution.extend({
  args: { answer: selectedAndSpread },
  play: rejects(Solution.play, /`select` narrows `data`/),
})

export const WhileItFetches = Solution.extend({
  args: { answer: whileItFetches },
  play: rejects(Solution.play, /`isFetching` did, twice/),
})

export const NotTold = Solution.extend({
  args: { answer: notTold },
  play: rejects(Solution.play, /yours lists too little/),
})

export const NeverAgain = Solution.extend({
  args: { answer: neverAgain },
  play: rejects(Solution.play, /no second request has left/),
})

export const OnlyTheFirst = Solution.extend({
  args: { answer: onlyTheFirst },
  play: rejects(Solution.play, /not a copy of it/),
})
