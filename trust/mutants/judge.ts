import type { TestModule } from 'vitest/node'
import { instrument } from './instrument.ts'
import type { Mutant } from './instrument.ts'
import { readModule, runAll, startVitest } from './vitest.ts'

/** More test files than this are not asked about one module: its own, and that of the store or the provider that uses it. */
const FILES_PER_MODULE = 2

/** As many as the cores that the table's budget is for. */
const WORKERS = 2

/** Which mutants the unit tests have killed. */
export interface Judgement {
  mutants: readonly Mutant[]
  isKilled: (mutant: Mutant) => boolean
}

/**
 * Runs the unit tests of the pure modules with each mutant of some of them.
 *
 * @throws Error if the tests fail without a mutant
 */
export async function judge(modules: readonly string[]): Promise<Judgement> {
  const mutants = modules.flatMap((file) => instrument(file, readModule(file)).mutants)
  const vitest = await startVitest(modules, WORKERS)
  try {
    const specifications = await vitest.globTestSpecifications()
    const covered = await runAll(vitest, specifications, { is: 'cover' })
    const failed = covered.find((module) => !module.ok())
    if (failed !== undefined) throw new Error(`${failed.relativeModuleId} fails without a mutant.`)

    const tried = await runAll(vitest, specifications, { is: 'try', mutants: trialsOf(modules, covered) })
    const killed = new Set(testsOf(tried).flatMap((test) => test.meta().killed ?? []))
    const open = mutants.flatMap(({ id, file }) => {
      const test = killed.has(id) ? undefined : unfinished({ id, file }, covered, tried)
      return test === undefined ? [] : [{ id, test }]
    })
    for (const id of await killedOnLoading(modules, open)) killed.add(id)
    return { mutants, isKilled: ({ id }) => killed.has(id) }
  } finally {
    await vitest.close()
  }
}

/** The mutants that each test is to try, by its id: those of the modules that its file is about. */
function trialsOf(modules: readonly string[], covered: readonly TestModule[]): Record<string, string[]> {
  const trials: Record<string, string[]> = {}
  for (const file of modules) {
    const closest = covered.toSorted((a, b) => reachOf(b, file) - reachOf(a, file)).slice(0, FILES_PER_MODULE)
    for (const test of testsOf(closest)) {
      const own = (test.meta().reached ?? []).filter((id) => isOf(id, file))
      trials[test.id] = [...(trials[test.id] ?? []), ...own]
    }
  }
  return trials
}

/** How many mutants of a module the tests of a file reach. */
function reachOf(module: TestModule, file: string): number {
  const reached = testsOf([module]).flatMap((test) => test.meta().reached ?? [])
  return new Set(reached.filter((id) => isOf(id, file))).size
}

function isOf(id: string, file: string): boolean {
  return id.startsWith(`${file}#`)
}

/**
 * The file for which a mutant is open: it takes effect when the modules are loaded, or it has not been tried there. Of several it is the
 * one that reaches most of the module, which is the module's own.
 */
function unfinished(
  { id, file }: Pick<Mutant, 'id' | 'file'>,
  covered: readonly TestModule[],
  tried: readonly TestModule[],
): string | undefined {
  const survived = new Set(
    testsOf(tried)
      .filter((test) => test.meta().survived?.includes(id))
      .map((test) => test.id),
  )
  return covered
    .map((module) => {
      const tests = testsOf([module])
      const isOpen = tests.some((test) => {
        const { reached, loaded } = test.meta()
        return loaded?.includes(id) === true || (reached?.includes(id) === true && !survived.has(test.id))
      })
      return { moduleId: module.moduleId, isOpen, reach: reachOf(module, file) }
    })
    .filter(({ isOpen }) => isOpen)
    .toSorted((a, b) => b.reach - a.reach)[0]?.moduleId
}

/** A mutant, and the test file that is to be run with it from the start. */
interface Open {
  id: string
  test: string
}

/** Of some mutants those that are killed where they are there when the modules are loaded: each has a run of its own, two at a time. */
async function killedOnLoading(modules: readonly string[], mutants: readonly Open[]): Promise<string[]> {
  const killed: string[] = []
  const open = mutants.values()
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const vitest = await startVitest(modules, 1)
      try {
        const specifications = await vitest.globTestSpecifications()
        for (const { id, test } of open) {
          const own = specifications.filter(({ moduleId }) => moduleId === test)
          const results = await runAll(vitest, own, { is: 'load', mutant: id })
          if (results.some((module) => !module.ok())) killed.push(id)
        }
      } finally {
        await vitest.close()
      }
    }),
  )
  return killed
}

function testsOf(testModules: readonly TestModule[]) {
  return testModules.flatMap((module) => [...module.children.allTests()])
}
