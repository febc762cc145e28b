import { readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { createVitest } from 'vitest/node'
import type { TestModule, TestSpecification, Vitest } from 'vitest/node'
import { instrument } from './instrument.ts'
import type { Mutant } from './instrument.ts'
import { modules, tests } from './modules.ts'
import type { Order } from './order.ts'

/** More test files than this are not asked about one module: its own, and that of the store or the provider that uses it. */
const FILES_PER_MODULE = 2

const ROOT = resolve(import.meta.dirname, '../..')

/** Which mutants the unit tests have killed. */
export interface Judgement {
  mutants: readonly Mutant[]
  isKilled: (mutant: Mutant) => boolean
}

/**
 * Runs the unit tests of the pure modules with each of their mutants.
 *
 * @throws Error if the tests fail without a mutant
 */
export async function judge(): Promise<Judgement> {
  const mutants = modules.flatMap((file) => instrument(file, readModule(file)).mutants)
  const vitest = await startVitest()
  try {
    const specifications = await vitest.globTestSpecifications()
    const covered = await runAll(vitest, specifications, { is: 'cover' })
    const failed = covered.find((module) => !module.ok())
    if (failed !== undefined) throw new Error(`${failed.relativeModuleId} fails without a mutant.`)

    const tried = await runAll(vitest, specifications, { is: 'try', mutants: trialsOf(covered) })
    const killed = new Set(testsOf(tried).flatMap((test) => test.meta().killed ?? []))
    for (const mutant of mutants) {
      if (killed.has(mutant.id)) continue
      const file = unfinished(mutant, covered, tried)
      const those = specifications.filter(({ moduleId }) => moduleId === file)
      if (await killsOnLoading(vitest, mutant.id, those)) killed.add(mutant.id)
    }
    return { mutants, isKilled: ({ id }) => killed.has(id) }
  } finally {
    await vitest.close()
  }
}

/** The mutants that each test is to try, by its id: those of the modules that its file is about. */
function trialsOf(covered: readonly TestModule[]): Record<string, string[]> {
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
  { id, file }: Mutant,
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

async function killsOnLoading(vitest: Vitest, mutant: string, those: readonly TestSpecification[]) {
  if (those.length === 0) return false
  const results = await runAll(vitest, those, { is: 'load', mutant })
  return results.some((module) => !module.ok())
}

async function runAll(vitest: Vitest, specifications: readonly TestSpecification[], order: Order) {
  vitest.provide('order', order)
  const { testModules } = await vitest.runTestSpecifications([...specifications])
  return testModules
}

function testsOf(testModules: readonly TestModule[]) {
  return testModules.flatMap((module) => [...module.children.allTests()])
}

function startVitest(): Promise<Vitest> {
  return createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      watch: false,
      include: tests,
      environment: 'node',
      testTimeout: 30_000,
      maxWorkers: 2,
      setupFiles: resolve(import.meta.dirname, 'fewerRuns.ts'),
      runner: resolve(import.meta.dirname, 'runner.ts'),
      reporters: [{}],
    },
    {
      logLevel: 'error',
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform: {
            // It reads the file itself, so whatever Vitest changes in a module comes after.
            order: 'pre',
            handler(_code: string, id: string) {
              const file = relative(ROOT, id).replaceAll(sep, '/')
              return modules.includes(file)
                ? { code: instrument(file, readModule(file)).code, map: null }
                : undefined
            },
          },
        },
      ],
    },
  )
}

function readModule(file: string): string {
  return readFileSync(resolve(ROOT, file), 'utf8')
}
