import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { because, graded, NotYet } from '#course/exercise/grade/grading.ts'
import { runTest } from '#course/exercise/grade/runTest.tsx'
import type { Failure, Test } from '#course/exercise/grade/runTest.tsx'
import { assertionInALine } from '#course/exercise/grade/tests.ts'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import preview from '#storybook/preview.tsx'
import { Runner } from '../../demos/Runner.tsx'
import { aloneAndTogether } from './exercise.ts'
import * as answer from './solution.tsx'
import { suiteOf } from './suite.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Test what queries/Alone and together',
  tags: ['!dev', 'autodocs'],
  render: ({ answer: { createWrapper } }: { answer: typeof answer }) => (
    <AnswerSlot>
      <Runner tests={namedTests(createWrapper)} />
    </AnswerSlot>
  ),
})

function namedTests(createWrapper: typeof answer.createWrapper) {
  const { shows, fails } = suiteOf(createWrapper)
  return { 'shows the posts': shows, 'says when the server fails': fails }
}

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ args: { answer }, canvasElement, step }) => {
    const { shows, fails, grows } = suiteOf(answer.createWrapper)
    const host = canvasElement.querySelector('[data-tests]') ?? canvasElement
    let failure: Failure | undefined
    const passes = async (test: Test) => {
      failure = await runTest(host, test, { findsUntilQuiet: true })
      return failure === undefined
    }
    const seen = (test: string) => () => {
      const { error, shown = '', requests = 0 } = failure ?? { error: undefined }
      if (requests === 0 && shown.includes('Buy milk'))
        return `${test} found posts in the cache before its page had asked for any: it shares a client with the other test. Make one for each test.`
      if (requests > 1)
        return `${test} waited for an alert, and none came: the server failed once, and the query asked again by itself, ${requests} requests in all. In a test, a failure should show at once.`
      if (requests === 1 && shown.includes('Loading...'))
        return `${test} waited for an alert, and its page still says “Loading...”: the query pauses for a second, then for two and four, to ask again. \`findBy…\` waits for one.`
      return `${test} fails: ${assertionInALine(error)}.`
    }

    /** The test of a failure, within that of the posts. */
    const both: Test = async (given) => {
      await shows(given)
      await because(seen('The test of a failure'), () => passes(fails))
    }

    await step('the test of a failure finds its alert', () =>
      because(seen('The test of a failure'), () => passes(fails)),
    )
    await step('the test of the posts passes after it', () =>
      because(seen('The test of the posts'), () => passes(shows)),
    )
    await step('and the test of a failure while the page of the posts is still there', async () => {
      await because(
        () => (failure?.error instanceof NotYet ? failure.error.message : seen('The test of the posts')()),
        () => passes(both),
      )
    })
    await step('a second part of a page finds what the first has loaded', () =>
      because(
        'A page got a second part, and that found an empty cache: it got another client. `Wrapper` runs for each render, so make the client outside of it, or keep it in `useState`.',
        () => passes(grows),
      ),
    )
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(aloneAndTogether, Solution, /still says “Loading...”: the query pauses for a second/),
)
