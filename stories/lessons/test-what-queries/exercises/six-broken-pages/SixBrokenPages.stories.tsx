import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { CaseSlot, drawOf, showCase } from '#course/exercise/grade/cases.tsx'
import { because, graded } from '#course/exercise/grade/grading.ts'
import { runTest } from '#course/exercise/grade/runTest.tsx'
import type { Failure } from '#course/exercise/grade/runTest.tsx'
import { testPosts } from '#course/exercise/grade/testServer.ts'
import { stillAlive, whyItFails } from '#course/exercise/grade/tests.ts'
import { startingPoint } from '#course/exercise/startingPoint.ts'
import preview from '#storybook/preview.tsx'
import { Ground } from '#course/story/Ground.ts'
import { faults } from '#screens/test-what-queries/faults.ts'
import type { Fault } from '#screens/test-what-queries/faults.ts'
import { UserPosts } from '#screens/test-what-queries/UserPosts.tsx'
import { onPage } from '../../demos/onPage.tsx'
import type { PageTest } from '../../demos/onPage.tsx'
import { sixBrokenPages } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Test what queries/Six broken pages',
  tags: ['!dev', 'autodocs', 'server'],
  parameters: { world: { seed: { posts: testPosts } } },
  render: () => (
    <Ground>
      <AnswerSlot>
        <CaseSlot>{({ seed }) => (seed === 0 ? <UserPosts /> : <div data-tests />)}</CaseSlot>
      </AnswerSlot>
    </Ground>
  ),
})

/** What a test is run on: a version of the page by its fault, or none at all. */
type Tested = Fault | 'right' | 'endless' | 'empty'

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ args, canvasElement, step, world }) => {
    const { tests } = args['answer'] as typeof answer
    showCase(world, 1)
    const host = canvasElement.querySelector('[data-tests]') ?? canvasElement
    let failed: { name: string; failure: Failure } | undefined

    function runOn(tested: Tested, test: PageTest): Promise<Failure | undefined> {
      const onVersion =
        tested === 'empty'
          ? (((given) => test({ ...given, render: () => given.render(undefined) })) satisfies Parameters<
              typeof runTest
            >[1])
          : onPage(test, tested === 'right' ? undefined : tested)
      return runTest(host, onVersion, { findsUntilQuiet: true })
    }
    /** Whether all tests pass on a version. */
    async function passOn(tested: Tested): Promise<boolean> {
      for (const [name, test] of Object.entries(tests)) {
        const failure = await runOn(tested, test)
        if (failure === undefined) continue
        failed = { name, failure }
        return false
      }
      return true
    }
    const why = () => (failed === undefined ? '' : whyItFails(failed.name, failed.failure))
    /** As `because`, with the page that works on the stage again, for whoever reads the sentence. */
    const judge = (sentence: string | (() => string), holds: () => boolean | Promise<boolean>) =>
      because(() => {
        showCase(world, 0)
        return typeof sentence === 'string' ? sentence : sentence()
      }, holds)

    await step('your tests pass on the page that works', () => judge(why, () => passOn('right')))
    await step('they fail on an empty page', () =>
      judge(
        'Your tests pass on an empty page, too: they assert nothing that a user would see.',
        async () => !(await passOn('empty')),
      ),
    )
    await step('they fail on a page that loads for ever', () =>
      judge(
        'Your tests pass on a page that never gets past “Loading...”: they look at its first moment alone. Wait with `findBy…` for what comes after it.',
        async () => !(await passOn('endless')),
      ),
    )
    await step('they fail on each of the six broken pages, and pass on the right one again', async () => {
      const alive: Fault[] = []
      const versions = Object.keys(faults) as Fault[]
      // In an order that no test can know.
      for (const version of drawOf(Date.now()).shuffled<Fault | 'right'>(['right', ...versions])) {
        const passes = await passOn(version)
        if (version !== 'right') alive.push(...(passes ? [version] : []))
        else
          await judge(
            () =>
              `Your tests have passed on the page that works, and now they fail there: ${why()} What do they keep from one run to the next?`,
            () => passes,
          )
      }
      await judge(
        stillAlive(
          versions.filter((version) => alive.includes(version)).map((version) => faults[version]),
          versions.length,
        ),
        () => alive.length === 0,
      )
    })
    showCase(world, 0)
  }),
})

export const StartingPoint = Solution.extend(
  startingPoint(sixBrokenPages, Solution, /Still alive: 6 of the 6 broken versions\. One shows nothing/),
)
