import { readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { createVitest } from 'vitest/node'
import type { TestSpecification, Vitest } from 'vitest/node'
import { instrument } from './instrument.ts'
import { tests } from './modules.ts'
import type { Order } from './order.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Vitest with the tests of the pure modules, some of which have all their mutants in them. */
export function startVitest(modules: readonly string[], maxWorkers: number): Promise<Vitest> {
  return createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      watch: false,
      include: tests,
      environment: 'node',
      testTimeout: 30_000,
      maxWorkers,
      setupFiles: resolve(import.meta.dirname, 'fewerRuns.ts'),
      runner: resolve(import.meta.dirname, 'runner.ts'),
      // A test that is run hundreds of times leaves listeners behind in one signal, and Node warns of each.
      execArgv: ['--no-warnings'],
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

/** Runs tests with an order for their runner. */
export async function runAll(vitest: Vitest, specifications: readonly TestSpecification[], order: Order) {
  vitest.provide('order', order)
  const { testModules } = await vitest.runTestSpecifications([...specifications])
  return testModules
}

/** The code of a module, as it is. */
export function readModule(file: string): string {
  return readFileSync(resolve(ROOT, file), 'utf8')
}
