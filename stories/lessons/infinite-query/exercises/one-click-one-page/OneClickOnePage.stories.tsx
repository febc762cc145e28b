import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { atOnce, eventually } from '#course/story/eventually.ts'
import { idle, untilQuiet } from '#course/story/acting.ts'
import { oneClickOnePage } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Infinite Query/One click, one page',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { network: { latencyMs: 1000 } } },
  render: ({ answer: { Feed } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <Feed />
    </AnswerSlot>
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step, world }) => {
    const requests = () => world.log.entries()
    const shows = (text: string) => eventually(world, () => canvas.getByText(text))
    const quiet = () => eventually(world, () => requests().every(({ outcome }) => outcome !== 'pending'))
    const hasFocus = () => canvasElement.querySelector('button') === document.activeElement

    await step('ten posts come first, and a button that loads more', () =>
      because('The page should begin with ten posts and a button “Load more”.', async () => {
        await canvas.findByText('10 posts')
        await canvas.findByRole('button', { name: 'Load more' })
      }),
    )
    const page2 = world.network.hold('GET')
    await step('a press on Enter asks for page 2', async () => {
      canvas.getByRole('button', { name: 'Load more' }).focus()
      await userEvent.keyboard('{Enter}')
      await because('You pressed Load more, and the page does not say that more is on its way.', () =>
        atOnce(() => canvas.getByText('10 posts, more to come...')),
      )
    })
    const whileLoading = canvasElement.querySelector('button')?.cloneNode() as HTMLElement | undefined
    const firstPress = Date.now()
    const nothingCancelled = () => requests().every(({ outcome }) => outcome !== 'cancelled')
    await step('a second press at once changes nothing', async () => {
      await userEvent.keyboard('{Enter}')
      await because(
        () =>
          whileLoading?.getAttribute('aria-disabled') === 'true'
            ? 'Your button says that it is disabled, and still works: `aria-disabled` is only said, not done. The second press cancelled the first one’s request. Let the click do nothing while a page is on its way.'
            : 'Your second press cancelled the first one’s request, which was half way, and page 2 was requested again. While a page is on its way, a press has nothing to do.',
        nothingCancelled,
      )
    })
    await step('a third press, shortly before the answer, changes nothing', async () => {
      await idle(700)
      await userEvent.keyboard('{Enter}')
      const after = Math.round((Date.now() - firstPress) / 100) * 100
      await because(
        `A press ${after} ms after the first, while page 2 was still on its way, cancelled its request. No number of milliseconds says when an answer comes: ask the query whether it is fetching.`,
        nothingCancelled,
      )
      page2.release()
      await because('You pressed Load more, and no second page came.', () => shows('20 posts'))
      await quiet()
      await because(
        () => `Three presses made ${requests().length - 1} requests. One was enough.`,
        () => requests().length === 2,
      )
    })
    await step('the button has kept the focus', () =>
      because(
        whileLoading
          ? 'The focus fell to the page: a browser takes it away from a button that gets `disabled`. Keyboard users then start at the top again. `aria-disabled` leaves it there.'
          : 'The focus fell to the page, because the button that had it was taken away. Keyboard users then start at the top again. Leave the button there.',
        hasFocus,
      ),
    )
    await step('the next presses bring page 3, and page 4, which fails the first time', async () => {
      world.network.set({ latencyMs: 100 })
      for (const page of [3, 4]) {
        if (page === 4) {
          world.network.set({ failing: { method: 'GET', times: 1 } })
          await userEvent.keyboard('{Enter}')
          await untilQuiet(world)
        }
        await userEvent.keyboard('{Enter}')
        await because(
          page === 3
            ? 'Page 2 is here, and the next press does not bring page 3.'
            : 'Page 3 is here, the request for page 4 failed, and another press does not bring it. What a press shuts has to open after a failure, too: ask the query whether it is fetching.',
          () => shows(`${page * 10} posts`),
        )
        await because(`Page ${page} is here, and the focus fell to the page.`, hasFocus)
      }
    })
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(oneClickOnePage, Solution, /Your second press cancelled the first/),
)
