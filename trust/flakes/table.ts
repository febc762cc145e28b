import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { createRandom } from '#mocks/random.ts'
import type { TrustContext } from '../context.ts'
import type { Table } from '../table.ts'
import { keepBusy } from './load.ts'
import { forgetRounds, keepRound, keptRounds } from './rounds.ts'
import type { Round } from './rounds.ts'
import { endToEndTests, playStories, runEndToEnd } from './runs.ts'
import type { Outcome, Project } from './runs.ts'
import { columns, rowOf, sumOf, tallyOf } from './tally.ts'
import type { Tally } from './tally.ts'

export const title = 'Flakes, a sample'

const SEED = 15
const STORY_FILES = 6
const END_TO_END_TESTS = 6
const SAMPLE_RUNS = 3
const WHOLE_RUNS = 10
const WALKS: readonly Project[] = ['desktop', 'phone']
const PAGES: readonly Project[] = ['pages']
/** Their tests take minutes each. All runs of all tests have them. */
const TOO_LONG = /(docs-pages|size)\.spec\.ts/

/** Runs some stories and some end-to-end tests again and again, on a busy machine. */
export async function run(): Promise<Table> {
  const files = pick(storyFiles(), STORY_FILES)
  const projects = [...WALKS, ...PAGES]
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

/** Tests that run together. */
interface Suite {
  name: string
  /** How many of its tests, or of their files, are asked for. */
  count: number
  /** Whether these are all of them. Only then a round is kept. */
  isWhole: boolean
  runAll: () => Promise<Outcome[]>
}

type Needs = Pick<TrustContext, 'wants' | 'suite' | 'rounds' | 'anew'>

/** All stories and all end-to-end tests, ten times: hours, in one go or in several. */
export const whole = {
  title: 'Flakes',
  async run({ wants, suite: only, rounds, anew }: Needs): Promise<Table> {
    const all = (await suitesOf(wants)).filter(({ count }) => count > 0)
    const suites = all.filter(({ name }) => only === undefined || name === only)
    if (suites.length === 0) throw new Error(`No test of ${only ?? 'any suite'} is asked for.`)
    if (anew) forgetRounds(suites.filter(({ isWhole }) => isWhole).map(({ name }) => name))
    const ofParts: Record<string, Tally[]> = {}
    const talliesOf = ({ name, isWhole }: Suite): readonly Tally[] =>
      isWhole ? keptRounds().filter(({ suite }) => suite === name) : (ofParts[name] ?? [])
    const busy = keepBusy()
    try {
      for (let round = 0; round < (rounds ?? WHOLE_RUNS); round++) {
        for (const suite of suites.filter((each) => talliesOf(each).length < WHOLE_RUNS)) {
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
      about: `All stories and all end-to-end tests, ${WHOLE_RUNS} times, without a retry, while a loop keeps each core busy. ${whereFrom()}`,
      columns,
      rows: all.map((suite) => rowOf(suite.name, sumOf(talliesOf(suite)), WHOLE_RUNS)),
    }
  },
}

/** The suites, with those tests that are wanted. */
async function suitesOf(wants: TrustContext['wants']): Promise<Suite[]> {
  const files = storyFiles()
  const wantedFiles = files.filter(wants)
  return [
    {
      name: 'Stories',
      count: wantedFiles.length,
      isWhole: wantedFiles.length === files.length,
      runAll: () => playStories(wantedFiles),
    },
    await endToEnd('End to end', WALKS, wants),
    await endToEnd('All pages', PAGES, wants),
  ]
}

async function endToEnd(
  name: string,
  projects: readonly Project[],
  wants: TrustContext['wants'],
): Promise<Suite> {
  const all = await endToEndTests(projects)
  const tests = all.filter(({ file, title: test }) => wants(`e2e/${file} › ${test}`))
  const isWhole = tests.length === all.length
  return { name, count: tests.length, isWhole, runAll: () => runEndToEnd(projects, isWhole ? [] : tests) }
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

function groupOf({ suite, date, commit }: Round): string {
  return `${suite} of ${date}, ${commit}`
}

function storyFiles(): string[] {
  const folder = resolve(import.meta.dirname, '../../stories')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `stories/${file}`)
    .sort()
}

function pick<Item>(items: readonly Item[], count: number): Item[] {
  const random = createRandom(SEED)
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ item }) => item)
}
