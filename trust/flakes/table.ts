import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { createRandom } from '#mocks/random.ts'
import type { TrustContext } from '../context.ts'
import type { Table } from '../table.ts'
import { keepBusy } from './load.ts'
import { endToEndTests, playStories, runEndToEnd } from './runs.ts'
import type { Outcome } from './runs.ts'
import { columns, rowOf } from './tally.ts'

export const title = 'Flakes, a sample'

const SEED = 15
const STORY_FILES = 6
const END_TO_END_TESTS = 6
const SAMPLE_RUNS = 3
const WHOLE_RUNS = 10
/** Their tests take minutes each. All runs of all tests have them. */
const TOO_LONG = /(docs-pages|size)\.spec\.ts/

/** Runs some stories and some end-to-end tests again and again, on a busy machine. */
export async function run(): Promise<Table> {
  const files = pick(storyFiles(), STORY_FILES)
  const tests = pick(
    (await endToEndTests()).filter(({ file }) => !TOO_LONG.test(file)),
    END_TO_END_TESTS,
  )
  const busy = keepBusy()
  try {
    const stories = await repeat(SAMPLE_RUNS, () => playStories(files))
    // One start serves all of its runs: it builds sites.
    const endToEnd = [await runEndToEnd(tests, SAMPLE_RUNS)]
    return {
      title,
      about: `The stories of ${STORY_FILES} files and ${END_TO_END_TESTS} end-to-end tests, chosen by the seed ${SEED}, ${SAMPLE_RUNS} times each, without a retry, while a loop keeps each core busy. \`npm run trust -- flakes\` runs all of them ten times.`,
      columns,
      rows: [
        rowOf({ name: 'Stories', runs: stories }),
        rowOf({ name: 'End to end', runs: endToEnd, repeats: SAMPLE_RUNS }),
      ],
    }
  } finally {
    await busy()
  }
}

/** All stories and all end-to-end tests, ten times: hours. Fewer rounds and fewer files show that it works. */
export const whole = {
  title: 'Flakes',
  async run({ wants, rounds = WHOLE_RUNS }: Pick<TrustContext, 'wants' | 'rounds'>): Promise<Table> {
    const files = storyFiles().filter(wants)
    const all = await endToEndTests()
    const tests = all.filter(({ file, title: name }) => wants(`e2e/${file} › ${name}`))
    const busy = keepBusy()
    try {
      const stories = files.length === 0 ? [] : await repeat(rounds, () => playStories(files))
      const endToEnd =
        tests.length === 0
          ? []
          : await repeat(rounds, () => runEndToEnd(tests.length === all.length ? [] : tests))
      return {
        title: 'Flakes',
        about: `All stories and all end-to-end tests, ${rounds} times, without a retry, while a loop keeps each core busy.`,
        columns,
        rows: [
          { name: 'Stories', runs: stories },
          { name: 'End to end', runs: endToEnd },
        ]
          .filter(({ runs }) => runs.length > 0)
          .map(rowOf),
      }
    } finally {
      await busy()
    }
  },
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

async function repeat(times: number, runOnce: () => Promise<Outcome[]>): Promise<Outcome[][]> {
  const runs: Outcome[][] = []
  while (runs.length < times) runs.push(await runOnce())
  return runs
}
