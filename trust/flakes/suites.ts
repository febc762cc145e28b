import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TrustContext } from '../context.ts'
import { endToEndTests, playStories, runEndToEnd } from './runs.ts'
import type { Outcome, Project } from './runs.ts'

/** Projects of the walks. */
const WALKS: readonly Project[] = ['desktop', 'phone']
/** Projects of the tests of all pages. */
const PAGES: readonly Project[] = ['pages']

/** All projects with end-to-end tests. */
export const projects: readonly Project[] = [...WALKS, ...PAGES]

/** Tests that run together. */
export interface Suite {
  name: string
  /** How many of its tests, or of their files, are asked for. */
  count: number
  /** Whether these are all of them. Only then a round is kept. */
  isWhole: boolean
  runAll: () => Promise<Outcome[]>
  /** Runs only the tests of some names, each so often. */
  runSome: (names: readonly string[], times: number) => Promise<Outcome[]>
}

/** The suites, with those tests that are wanted. */
export async function suitesOf(wants: TrustContext['wants']): Promise<Suite[]> {
  return [
    stories(wants),
    await endToEnd('End to end', WALKS, wants),
    await endToEnd('All pages', PAGES, wants),
  ]
}

function stories(wants: TrustContext['wants']): Suite {
  const files = storyFiles()
  const wanted = files.filter(wants)
  return {
    name: 'Stories',
    count: wanted.length,
    isWhole: wanted.length === files.length,
    runAll: () => playStories(wanted),
    async runSome(names, times) {
      const some = files.filter((file) => names.some((name) => name.startsWith(`${file} › `)))
      const outcomes: Outcome[] = []
      for (let run = 0; run < times; run++) outcomes.push(...(await playStories(some)))
      return outcomes.filter(({ name }) => names.includes(name))
    },
  }
}

async function endToEnd(name: string, of: readonly Project[], wants: TrustContext['wants']): Promise<Suite> {
  const all = await endToEndTests(of)
  const tests = all.filter(({ file, title }) => wants(`e2e/${file} › ${title}`))
  const isWhole = tests.length === all.length
  return {
    name,
    count: tests.length,
    isWhole,
    runAll: () => runEndToEnd(of, isWhole ? [] : tests),
    async runSome(names, times) {
      const some = all.filter(({ file, title }) =>
        names.some((each) => each.startsWith(`e2e/${file} › ${title} (`)),
      )
      const outcomes = await runEndToEnd(of, some, times)
      return outcomes.filter((outcome) => names.includes(outcome.name))
    },
  }
}

/** All files of stories. */
export function storyFiles(): string[] {
  const folder = resolve(import.meta.dirname, '../../stories')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `stories/${file}`)
    .sort()
}
