import { expect } from 'storybook/test'
import { MiniBrowser } from '#course/world/MiniBrowser.tsx'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { eventually } from '#course/story/eventually.ts'
import { goTo } from '../../demos/goTo.ts'
import { areOfThePageAround, ASK_THE_ROUTER } from '../../demos/ofThePageAround.ts'
import { keepTheRest } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Router Docs/Keep the rest',
  tags: ['!dev', 'autodocs'],
  // The small browser brings a router of its own.
  parameters: { reactRouter: { disable: true } },
  render: ({ answer: { Profile } }: { answer: typeof answer }) => (
    <MiniBrowser
      routes={[
        {
          path: '*',
          element: (
            <AnswerSlot>
              <Profile />
            </AnswerSlot>
          ),
        },
      ]}
      errorElement={<p>Invalid page</p>}
      startAt="/users/7?tag=tea&tag=milk&tab=profile"
    />
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, userEvent, step, world }) => {
    const bar = () => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address' })
    const address = () => new URL(bar().value, location.origin)
    const all = (name: string) => address().searchParams.getAll(name)
    const openSettings = () => userEvent.click(canvas.getByText('Open settings'))

    await step('“Open settings” changes the tab', async () => {
      await because('The page should have “Open settings” to press, and it does not.', openSettings)
      await because(
        () =>
          address().pathname !== '/users/7'
            ? `You pressed “Open settings”, and got to ${bar().value}. The tab is a parameter: the path stays, and \`tab=settings\` stands in the query string.`
            : [...address().searchParams].length === 0
              ? 'You opened the settings, and the address has no parameters any more. What you give to `setParams`, or what your function returns, is the whole query string from now on. `set` itself returns nothing.'
              : bar().value === '/users/7?tag=tea&tag=milk&tab=profile'
                ? 'You pressed, and the address stayed as it was. `params.set(…)` alone changes an object, and not the address: hand it to `setParams`.'
                : `You pressed “Open settings”, and the address has no \`tab=settings\`: ${bar().value}`,
        () => eventually(world, () => expect(all('tab')).toContain('settings')),
      )
    })
    await step('both tags are still there', async () => {
      await because(
        () =>
          areOfThePageAround(address().searchParams)
            ? `You went to ${bar().value}. ${ASK_THE_ROUTER}`
            : 'The tags are gone. What you gave to the router is the whole query string from now on. Begin with the parameters that are there. (Spread into an object, a `URLSearchParams` adds nothing.)',
        () => all('tag').length > 0,
      )
      await because(
        () => whatBecame(all('tag')),
        () => expect(all('tag')).toEqual(['tea', 'milk']),
      )
    })
    await step('the address has one tab', () =>
      because(
        async () => {
          const times = `\`tab\` is in the address ${all('tab').length} times: ${all('tab').join(', ')}.`
          await goTo({ canvas, userEvent }, '/users/8')
          await openSettings()
          return address().pathname === '/users/8'
            ? `${times} You added one to the one that was there. Replace it.`
            : `${times} You put a text behind the parameters, whatever they were, and without any it leads to ${bar().value}. Let \`URLSearchParams\` replace the tab.`
        },
        () => expect(all('tab')).toEqual(['settings']),
      ),
    )
    await step('the path is the same', () =>
      because(
        () => `The profile of /users/7 was open, and now it is ${address().pathname}.`,
        () => address().pathname === '/users/7',
      ),
    )
    await step('from an address without parameters it works, too', async () => {
      await goTo({ canvas, userEvent }, '/users/8')
      await openSettings()
      await because(
        () => `From /users/8 the settings should be /users/8?tab=settings. You went to ${bar().value}`,
        () => eventually(world, () => expect(bar()).toHaveValue('/users/8?tab=settings')),
      )
    })
    await step('parameters of any name stay', async () => {
      await goTo({ canvas, userEvent }, '/users/9?from=course&list=1&list=2&tab=posts')
      await openSettings()
      await because(
        () =>
          `You opened the settings at /users/9?from=course&list=1&list=2&tab=posts, and got to ${bar().value}. ${
            all('tab').join() !== 'settings'
              ? 'The tab has to be replaced, whatever it was.'
              : all('list').length === 1
                ? 'Any name can be there twice, and of two `list` one was lost.'
                : 'Keep all parameters, whatever their names.'
          }`,
        () =>
          eventually(world, () => {
            expect(address().pathname).toBe('/users/9')
            expect([...address().searchParams].map(String).toSorted()).toEqual([
              'from,course',
              'list,1',
              'list,2',
              'tab,settings',
            ])
          }),
      )
    })
    await step('any value stays', async () => {
      await goTo({ canvas, userEvent }, '/users/9?q=milk%20%26%20tea&subtab=all')
      await openSettings()
      await because(
        () =>
          all('q')[0] === 'milk & tea'
            ? `You opened the settings at /users/9?q=milk%20%26%20tea&subtab=all, and got to ${bar().value}. Change \`tab\`, and nothing that only looks like it.`
            : `You opened the settings at /users/9?q=milk%20%26%20tea&subtab=all, and got to ${bar().value}: \`q\` is another text now. In a query string a \`&\` ends a value, unless it is encoded. \`URLSearchParams\` does that for you.`,
        () =>
          eventually(world, () =>
            expect([...address().searchParams].map(String).toSorted()).toEqual([
              'q,milk & tea',
              'subtab,all',
              'tab,settings',
            ]),
          ),
      )
    })
  }),
})

/** What happened to the tags tea and milk, if something did. */
function whatBecame(tags: string[]): string {
  const now = `The tags were tea and milk, and now the address has ${tags.map((tag) => `\`tag=${tag}\``).join(' and ')}.`
  if (tags.length > 1) return `${now} Keep them as they were.`
  if (tags[0] === 'milk')
    return `${now} A name can be there twice. An object, as \`Object.fromEntries\` makes one, holds each name once, and \`set\` replaces what is there: either keeps only the last one.`
  if (tags[0] === 'tea')
    return `${now} A name can be there twice, and \`get\` gives only the first of its values. \`getAll\` gives all of them.`
  return `${now} A name can be there twice: keep both, each with its own value.`
}

export const StartingPoint = Solution.extend(startingPoint(keepTheRest, Solution, /The tags are gone/))
