import { expect, waitFor } from 'storybook/test'
import { MiniBrowser } from '#course/router/MiniBrowser.tsx'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { goTo } from '../../demos/goTo.ts'
import * as aCopy from './alternatives/ACopy.tsx'
import * as aLink from './alternatives/ALink.tsx'
import * as aListOfPairs from './alternatives/AListOfPairs.tsx'
import * as problem from './problem.tsx'
import * as solution from './solution.tsx'
import * as anObjectOfThem from './wrong/AnObjectOfThem.tsx'
import * as appending from './wrong/Appending.tsx'
import * as concatenating from './wrong/Concatenating.tsx'
import * as spreading from './wrong/Spreading.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Router Docs/Keep the rest',
  tags: ['!dev'],
  // The small browser brings a router of its own.
  parameters: { reactRouter: { disable: true } },
  render: ({ answer: { Profile } }: { answer: typeof solution }) => (
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
  args: { answer: solution },
  play: graded(async ({ canvas, userEvent, step }) => {
    const bar = () => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address' })
    const address = () => new URL(bar().value, location.origin)
    const all = (name: string) => address().searchParams.getAll(name)
    const openSettings = () => userEvent.click(canvas.getByText('Open settings'))

    await step('“Open settings” changes the tab', async () => {
      await because('The page should have “Open settings” to press, and it does not.', openSettings)
      await because(
        () => `You opened the settings, and they are not in the address: ${bar().value}`,
        () => waitFor(() => expect(all('tab')).toContain('settings'), { timeout: 1000 }),
      )
    })
    await step('both tags are still there', async () => {
      await because(
        'The tags are gone. What you gave to the router is the whole query string from now on. Begin with the parameters that are there. (A `URLSearchParams` has nothing to spread.)',
        () => all('tag').length > 0,
      )
      await because(
        'One tag was lost. A name can be there twice, as `tag` is. An object holds each name once, so `Object.fromEntries` keeps only the last one.',
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
        () => waitFor(() => expect(bar()).toHaveValue('/users/8?tab=settings'), { timeout: 1000 }),
      )
    })
  }),
})

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /The tags are gone/),
})

export const ACopy = Solution.extend({ args: { answer: aCopy } })

export const ALink = Solution.extend({ args: { answer: aLink } })

export const AListOfPairs = Solution.extend({ args: { answer: aListOfPairs } })

export const AnObjectOfThem = Solution.extend({
  args: { answer: anObjectOfThem },
  play: rejects(Solution.play, /One tag was lost/),
})

export const Appending = Solution.extend({
  args: { answer: appending },
  play: rejects(Solution.play, /You added one to the one that was there/),
})

export const Concatenating = Solution.extend({
  args: { answer: concatenating },
  play: rejects(Solution.play, /You put a text behind the parameters/),
})

export const Spreading = Solution.extend({
  args: { answer: spreading },
  play: rejects(Solution.play, /nothing to spread/, { actsLikeTheStart: true }),
})
