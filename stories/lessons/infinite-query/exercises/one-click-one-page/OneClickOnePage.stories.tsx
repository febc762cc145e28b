import { expect, waitFor } from 'storybook/test'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import * as joiningTheRequest from './alternatives/JoiningTheRequest.tsx'
import * as rememberingTheClick from './alternatives/RememberingTheClick.tsx'
import * as theButtonOfTheCourse from './alternatives/TheButtonOfTheCourse.tsx'
import * as problem from './problem.tsx'
import * as solution from './solution.tsx'
import * as disabled from './wrong/Disabled.tsx'
import * as onceForEver from './wrong/OnceForEver.tsx'
import * as onlyTheLook from './wrong/OnlyTheLook.tsx'
import * as takenAway from './wrong/TakenAway.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Infinite Query/One click, one page',
  tags: ['!dev', 'server'],
  parameters: { world: { network: { latencyMs: 500 } } },
  render: ({ answer: { Feed } }: { answer: typeof solution }) => (
    <AnswerSlot>
      <Feed />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer: solution },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const requests = () => world.log.entries()
    const shows = (text: string) => canvas.findByText(text, {}, { timeout: 2000 })
    const quiet = () =>
      waitFor(() => expect(requests().every(({ outcome }) => outcome !== 'pending')).toBe(true), {
        timeout: 2000,
      })
    const hasFocus = () => canvasElement.querySelector('button') === document.activeElement

    await step('ten posts come first, and a button that loads more', () =>
      because('The page should begin with ten posts and a button “Load more”.', async () => {
        await shows('10 posts')
        await canvas.findByRole('button', { name: 'Load more' }, { timeout: 1000 })
      }),
    )
    await step('a press on Enter asks for page 2', async () => {
      canvas.getByRole('button', { name: 'Load more' }).focus()
      await userEvent.keyboard('{Enter}')
      await because('You pressed Load more, and the page does not say that more is on its way.', () =>
        shows('10 posts, more to come...'),
      )
    })
    const whileLoading = canvasElement.querySelector('button')?.cloneNode() as HTMLElement | undefined
    await step('a second press changes nothing', async () => {
      await userEvent.keyboard('{Enter}')
      await because('You pressed Load more, and no second page came.', () => shows('20 posts'))
      await quiet()
      await because(
        () =>
          whileLoading?.getAttribute('aria-disabled') === 'true'
            ? 'Your button says that it is disabled, and still works: `aria-disabled` is only said, not done. The second press cancelled the first one’s request. Let the click do nothing while a page is on its way.'
            : 'Your second press cancelled the first one’s request, which was half way, and page 2 was requested again. While a page is on its way, a press has nothing to do.',
        () => requests().every(({ outcome }) => outcome !== 'cancelled'),
      )
      await because(
        () => `Two presses made ${requests().length - 1} requests. One was enough.`,
        () => requests().length === 2,
      )
    })
    await step('the button has kept the focus', () =>
      because(
        whileLoading
          ? 'The focus fell to the page: a browser takes it away from a button that gets `disabled`. Who uses the keyboard starts at the top again. `aria-disabled` leaves it there.'
          : 'The focus fell to the page, because the button that had it was taken away. Who uses the keyboard starts at the top again. Leave the button there.',
        hasFocus,
      ),
    )
    await step('the next press asks for page 3', async () => {
      await userEvent.keyboard('{Enter}')
      await because('Page 2 is here, and the next press does not bring page 3.', () => shows('30 posts'))
      await because('Page 3 is here, and the focus fell to the page.', hasFocus)
    })
  }),
})

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /Your second press cancelled the first/),
})

export const JoiningTheRequest = Solution.extend({ args: { answer: joiningTheRequest } })

export const RememberingTheClick = Solution.extend({ args: { answer: rememberingTheClick } })

export const TheButtonOfTheCourse = Solution.extend({ args: { answer: theButtonOfTheCourse } })

export const Disabled = Solution.extend({
  args: { answer: disabled },
  play: rejects(Solution.play, /takes it away from a button that gets `disabled`/),
})

export const OnceForEver = Solution.extend({
  args: { answer: onceForEver },
  play: rejects(Solution.play, /the next press does not bring page 3/),
})

export const OnlyTheLook = Solution.extend({
  args: { answer: onlyTheLook },
  play: rejects(Solution.play, /`aria-disabled` is only said, not done/),
})

export const TakenAway = Solution.extend({
  args: { answer: takenAway },
  play: rejects(Solution.play, /the button that had it was taken away/),
})
