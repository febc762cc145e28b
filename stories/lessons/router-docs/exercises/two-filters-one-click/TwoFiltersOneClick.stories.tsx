import { expect, waitFor } from 'storybook/test'
import { MiniBrowser } from '#course/router/MiniBrowser.tsx'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, rejects } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { framesOf } from '#course/story/framesOf.ts'
import * as aCopyToNavigateTo from './alternatives/ACopyToNavigateTo.tsx'
import * as oneCall from './alternatives/OneCall.tsx'
import * as problem from './problem.tsx'
import * as solution from './solution.tsx'
import * as anEffect from './wrong/AnEffect.tsx'
import * as aTimeout from './wrong/ATimeout.tsx'
import * as withoutTheRest from './wrong/WithoutTheRest.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Router Docs/Two filters, one click',
  tags: ['!dev'],
  // The small browser brings a router of its own.
  parameters: { reactRouter: { disable: true } },
  render: ({ answer: { Tasks } }: { answer: typeof solution }) => (
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
      startAt="/tasks?from=course"
    />
  ),
})

export const Solution = meta.story({
  args: { answer: solution },
  play: graded(async ({ canvas, canvasElement, userEvent, step }) => {
    const address = () => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value
    const params = () => Object.fromEntries(new URL(address(), location.origin).searchParams)
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const frames = framesOf(canvasElement, () => canvasElement.textContent)

    await step('one press sets the filter and the sorting', async () => {
      await because('The page should have a button “Active, by name”, and it does not.', () =>
        press('Active, by name'),
      )
      await because(
        () =>
          frames.end().some((text) => text.includes('Filter: active'))
            ? 'The filter was in the address for a moment, then the sorting replaced it. Waiting does not help: the function that waits still holds the parameters of the render that it comes from.'
            : `The address is ${address()}. Both calls began with the same parameters, so only one of the two changes is left. One press, one update.`,
        () =>
          waitFor(() => expect(params()).toMatchObject({ filter: 'active', sort: 'name' }), {
            timeout: 1000,
          }),
      )
      frames.end()
    })
    await step('what was there before is still there', () =>
      because(
        '`from=course` is gone. An address that you write yourself replaces all parameters: begin with those that are there.',
        () => expect(params()).toMatchObject({ from: 'course' }),
      ),
    )
    await step('one press on Back undoes both', async () => {
      await press('Back')
      await because(
        () =>
          `You pressed Back once, and the address is ${address()}. It should be /tasks?from=course again: one press made more than one entry in the history.`,
        () => waitFor(() => expect(address()).toBe('/tasks?from=course'), { timeout: 1000 }),
      )
    })
  }),
})

export const StartingPoint = Solution.extend({
  args: { answer: problem },
  play: rejects(Solution.play, /Both calls began with the same parameters/),
})

export const ACopyToNavigateTo = Solution.extend({ args: { answer: aCopyToNavigateTo } })

export const OneCall = Solution.extend({ args: { answer: oneCall } })

export const AnEffect = Solution.extend({
  args: { answer: anEffect },
  play: rejects(Solution.play, /more than one entry in the history/),
})

export const ATimeout = Solution.extend({
  args: { answer: aTimeout },
  play: rejects(Solution.play, /Waiting does not help/),
})

export const WithoutTheRest = Solution.extend({
  args: { answer: withoutTheRest },
  play: rejects(Solution.play, /`from=course` is gone/),
})
