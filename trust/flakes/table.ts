import { createRandom } from '#mocks/random.ts'
import type { TrustContext } from '../context.ts'
import type { Table } from '../table.ts'
import { keepBusy } from './load.ts'
import { forgetRounds, keepRound, keptRounds } from './rounds.ts'
import type { Round } from './rounds.ts'
import { endToEndTests, playStories, runEndToEnd } from './runs.ts'
import { projects, storyFiles, suitesOf } from './suites.ts'
import type { Suite } from './suites.ts'
import { columns, mendedIn, rowOf, sumOf, tallyOf } from './tally.ts'
import type { Tally } from './tally.ts'

export const title = 'Flakes, a sample'

const SEED = 15
const STORY_FILES = 6
const END_TO_END_TESTS = 6
const SAMPLE_RUNS = 3
const WHOLE_RUNS = 10
/** How often a test that has failed runs again, to say that it is mended. */
const AGAIN_RUNS = 30
/** Their tests take minutes each. All runs of all tests have them. */
const TOO_LONG = /(docs-pages|size)\.spec\.ts/

/** Runs some stories and some end-to-end tests again and again, on a busy machine. */
export async function run(): Promise<Table> {
  const files = pick(storyFiles(), STORY_FILES)
  const tests = pick(
    (await endToEndTests(['desktop', 'pages'])).filter(({ file }) => !TOO_LONG.test(file)),
    END_TO_END_TESTS,
  )
  const busy = keepBusy()
  try {
    const stories: Tally[] = []
    while (stories.length < SAMPLE_RUNS) stories.push(tallyOf(await playStories(files)))
    // One start serves all of its runs: it builds sites.
    const endToEnd = tallyOf(await runEndToEnd(projects, tests, SAMPLE_RUNS), SAMPLE_RUNS)
    return {
      title,
      about: `The stories of ${STORY_FILES} files and ${END_TO_END_TESTS} end-to-end tests, chosen by the seed ${SEED}, ${SAMPLE_RUNS} times each, without a retry, while a loop keeps each core busy. \`npm run trust -- flakes\` runs all of them ten times.`,
      columns,
      rows: [rowOf('Stories', sumOf(stories), SAMPLE_RUNS), rowOf('End to end', endToEnd, SAMPLE_RUNS)],
    }
  } finally {
    await busy()
  }
}

type Needs = Pick<TrustContext, 'wants' | 'suite' | 'rounds' | 'anew' | 'again'>

/** All stories and all end-to-end tests, ten times: hours, in one go or in several. */
export const whole = {
  title: 'Flakes',
  async run({ wants, suite: only, rounds, anew, again }: Needs): Promise<Table> {
    const all = (await suitesOf(wants)).filter(({ count }) => count > 0)
    const suites = all.filter(({ name }) => only === undefined || name === only)
    if (suites.length === 0) throw new Error(`No test of ${only ?? 'any suite'} is asked for.`)
    if (anew) forgetRounds(suites.filter(({ isWhole }) => isWhole).map(({ name }) => name))
    const ofParts: Record<string, Tally[]> = {}
    const talliesOf = ({ name, isWhole }: Suite): readonly Tally[] =>
      isWhole ? roundsOf(name).filter(isRound) : (ofParts[name] ?? [])
    const busy = keepBusy()
    try {
      if (again) for (const suite of suites.filter(({ isWhole }) => isWhole)) await runFailedAgain(suite)
      else
        for (let round = 0; round < (rounds ?? WHOLE_RUNS); round++) {
          for (const suite of suites.filter(
            (each) => rounds !== undefined || talliesOf(each).length < WHOLE_RUNS,
          )) {
            const startedAt = performance.now()
            const tally = tallyOf(await suite.runAll())
            if (suite.isWhole) keepRound(suite.name, tally, startedAt)
            else (ofParts[suite.name] ??= []).push(tally)
          }
        }
    } finally {
      await busy()
    }
    return {
      title: 'Flakes',
      about: `All stories and all end-to-end tests, at least ${WHOLE_RUNS} times, without a retry, while a loop keeps each core busy. A test that has failed counts as mended when it has run ${AGAIN_RUNS} times more since, under the same load, and has not failed again. ${whereFrom()}`,
      columns,
      rows: all.map((suite) =>
        rowOf(
          suite.name,
          sumOf(talliesOf(suite)),
          WHOLE_RUNS,
          suite.isWhole ? mendedIn(roundsOf(suite.name)) : [],
        ),
      ),
    }
  },
}

/** What was kept of a suite, in the order in which it ran. */
function roundsOf(name: string): Round[] {
  return keptRounds().filter(({ suite }) => suite === name)
}

/** A round has all tests of its suite. */
function isRound({ again }: Round): boolean {
  return again === undefined
}

/** Runs those tests of a suite again that have failed in some round, and are not known as mended. */
async function runFailedAgain({ name, runSome }: Suite): Promise<void> {
  const kept = roundsOf(name)
  const mended = mendedIn(kept)
  const failed = Object.keys(sumOf(kept).failures).filter((test) => !mended.includes(test))
  if (failed.length === 0) return
  const startedAt = performance.now()
  const outcomes = await runSome(failed, AGAIN_RUNS)
  const times = (test: string) => outcomes.filter((outcome) => outcome.name === test).length
  // A test that has another name by now has not run.
  const again = failed.filter((test) => times(test) === AGAIN_RUNS)
  keepRound(name, tallyOf(outcomes, AGAIN_RUNS), startedAt, again)
}

/** When the kept rounds were measured, in words. */
function whereFrom(): string {
  const rounds = keptRounds()
  const groups = [...new Set(rounds.map(groupOf))].map((group) => {
    const ofGroup = rounds.filter((round) => groupOf(round) === group)
    const minutes = ofGroup.map((round) => round.minutes)
    const [least, most] = [Math.min(...minutes), Math.max(...minutes)]
    return `${group}: ${ofGroup.length} of ${least === most ? least : `${least} to ${most}`} min`
  })
  return `Each run is kept when it has ended. ${groups.join('; ')}.`
}

function groupOf({ suite, date, commit, again }: Round): string {
  return `${suite}${again ? `, only what had failed (${again.length}),` : ''} of ${date}, ${commit}`
}

function pick<Item>(items: readonly Item[], count: number): Item[] {
  const random = createRandom(SEED)
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ item }) => item)
}
