import { expect } from 'storybook/test'
import { MiniBrowser } from '#course/world/MiniBrowser.tsx'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { CaseSlot, inCases, showCase } from '#course/exercise/grade/cases.tsx'
import type { Draw } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { framesOf } from '#course/story/textOnStage.ts'
import { goTo } from '../../demos/goTo.ts'
import { areOfThePageAround, ASK_THE_ROUTER } from '../../demos/ofThePageAround.ts'
import { twoFiltersOneClick } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Router Docs/Two filters, one click',
  tags: ['!dev', 'autodocs'],
  // The small browser brings a router of its own.
  parameters: { reactRouter: { disable: true } },
  render: ({ answer: { Tasks } }: { answer: typeof answer }) => (
    <CaseSlot>
      {(draw) => (
        <MiniBrowser
          routes={[
            {
              path: '*',
              element: (
                <AnswerSlot>
                  <Tasks />
                </AnswerSlot>
              ),
            },
          ]}
          errorElement={<p>Invalid page</p>}
          startAt={addressIn(draw)}
        />
      )}
    </CaseSlot>
  ),
})

/** Where a case begins: two tags, a text that has to be encoded, and in some cases another filter or another sorting. */
function addressIn(draw: Draw): string {
  const tags = draw.shuffled(['tea', 'milk', 'rice', 'salt']).slice(0, 2)
  const others = [...tags.map((tag) => `tag=${tag}`), `from=${draw.oneOf(['course', 'mail', 'search'])}`]
  const [one, other] = draw.shuffled([2, 3, 4, 5])
  const name = draw.oneOf(['page', 'view', 'lang'])
  others.push(`${name}=${one}`, `${name}=${other}`)
  others.push(`q=${encodeURIComponent(draw.oneOf(['milk & tea', 'rice #2', 'salt=yes&no']))}`)
  if (draw.seed % 2 === 1) others.push('filter=done')
  if (draw.seed % 3 === 2) others.push('sort=date')
  return `/tasks?${draw.shuffled(others).join('&')}`
}

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const address = () => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value
    const params = (at = address()) => new URL(at, location.origin).searchParams
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))

    await inCases(async (draw) => {
      showCase(world, draw.seed)
      const before = address()
      const frames = framesOf(canvasElement, () => canvasElement.textContent)
      await step('one press sets the filter and the sorting', async () => {
        await because('The page should have “Active, by name” to press, and it does not.', () =>
          userEvent.click(canvas.getByText('Active, by name')),
        )
        await because(
          async () => {
            const seen = frames.end()
            const hasFilter = params().getAll('filter').includes('active')
            const hasSort = params().getAll('sort').includes('name')
            if ([...params()].length === 0)
              return 'The address has no parameters any more. The function has to return them: what it returns is the whole query string from now on. (`set` itself returns nothing.)'
            if (address() === before)
              return 'You pressed, and the address is as before. `params.set(…)` alone changes an object, and not the address: hand it to `setParams`.'
            if (hasSort && !hasFilter && seen.some((text) => text.includes('Filter: active')))
              return 'The filter was in the address for a moment, then the sorting replaced it. Waiting does not help: the function that waits still holds the parameters of the render that it comes from.'
            const now = address()
            if (hasFilter !== hasSort) {
              await press('Back')
              // Two calls have left two entries in the history.
              if (address() !== before && address() !== now)
                return !params(now).has('from')
                  ? `The address was ${now}. Each of the two calls says what the whole query string is from now on, so the second replaced the first, and the rest. One press, one update, which begins with the parameters that are there.`
                  : `The address was ${now}. Both calls began with the same parameters, so only one of the two changes is left. One press, one update.`
            }
            return `The address was ${now}. It should have filter=active and sort=name, whatever was there before.`
          },
          () =>
            eventually(world, () => {
              expect(params().getAll('filter')).toContain('active')
              expect(params().getAll('sort')).toContain('name')
            }),
        )
        frames.end()
      })
      await step('each parameter has one value', () =>
        because(
          () =>
            `The address is ${address()}: \`${params().getAll('filter').length > 1 ? 'filter' : 'sort'}\` has got a second value. Replace the one that was there with \`set\`.`,
          () => params().getAll('filter').length === 1 && params().getAll('sort').length === 1,
        ),
      )
      await step('what was there before is still there', async () => {
        await because(
          () =>
            `You started at ${before}, and now the address is ${address()}. ${
              areOfThePageAround(params())
                ? ASK_THE_ROUTER
                : 'What you give to the router replaces all parameters: begin with those that are there.'
            }`,
          () => params().has('from') && params().has('tag'),
        )
        await because(
          () =>
            `You started at ${before}, and now the address is ${address()}. A name can be there twice, as \`tag\` is${whatBecame(params(before).getAll('tag'), params().getAll('tag'))}`,
          () => params().getAll('tag').length === 2,
        )
        await because(
          () =>
            `You started at ${before}, and now the address is ${address()}. ${
              params().has('q') && params().get('q') !== params(before).get('q')
                ? 'The text of `q` is another one: in a query string `&` and `#` end a value, unless they are encoded. `URLSearchParams` does that for you.'
                : hasLostATwin(params(before), params())
                  ? 'Any name can be there twice, and of two parameters with the same name one was lost.'
                  : 'Keep all other parameters, whatever their names and values.'
            }`,
          () => expect(othersIn(params())).toEqual(othersIn(params(before))),
        )
      })
      await step('one press on Back undoes both', async () => {
        const after = address()
        await press('Back')
        await because(
          () =>
            address() === after
              ? 'You pressed Back, and the address stayed as it was: your update has replaced the entry of the history from which one could go back, or an effect has updated the address again. Update it once, in the press, and add one entry.'
              : `You pressed Back once, and the address is ${address()}. It should be ${before} again: one press has to add one entry, and not more than one entry in the history, and to leave the one before as it is.`,
          () => eventually(world, () => expect(address()).toBe(before)),
        )
      })
      await step('at another address, it keeps what is there', async () => {
        const other = `/tasks?list=${draw.whole(2, 9)}`
        await goTo({ canvas, userEvent }, other)
        await userEvent.click(canvas.getByText('Active, by name'))
        await because(
          () =>
            address() === other
              ? `You went on to ${other}, pressed again, and the address stayed as it was. Update it in the press itself, and with each press, whatever was pressed before.`
              : `You went on to ${other}, pressed again, and got to ${address()}. Your update has to begin with the parameters of this address: a copy that was made when the component appeared has those of an earlier one.`,
          () =>
            eventually(world, () => {
              expect(othersIn(params())).toEqual(othersIn(params(other)))
              expect(params().getAll('filter')).toEqual(['active'])
              expect(params().getAll('sort')).toEqual(['name'])
            }),
        )
      })
    })
  }),
})

/** The end of a sentence about two tags that are others now. */
function whatBecame([first, second]: string[], now: string[]): string {
  if (now.length === 1 && now[0] === first)
    return ', and `get` gives only the first of its values. `getAll` gives all of them.'
  if (now.length === 1 && now[0] === second)
    return ': an object holds each name once, and `set` replaces what is there, so one of the tags was lost.'
  return ': keep both, each once and with its own value.'
}

/** Whether of two parameters with the same name one is left. */
function hasLostATwin(before: URLSearchParams, after: URLSearchParams): boolean {
  return [...before.keys()].some(
    (name) => before.getAll(name).length === 2 && after.getAll(name).length === 1,
  )
}

function othersIn(params: URLSearchParams): string[] {
  return [...params]
    .filter(([name]) => name !== 'filter' && name !== 'sort')
    .map(String)
    .toSorted()
}

export const StartingPoint = Solution.extend(
  startingPoint(twoFiltersOneClick, Solution, /Both calls began with the same parameters/),
)
