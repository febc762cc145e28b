import { TestRunner } from 'vitest'
import type { RunnerTestCase, SerializedConfig } from 'vitest'
import type { Findings, Order } from './order.ts'
import { noteReached, switchTo } from './switch.ts'
import { createTrials } from './trials.ts'
import type { Trials } from './trials.ts'

/**
 * Runs each test as often as it has mutants to try, with its hooks. Tests and modules are loaded once for all of them, so a mutant
 * takes no longer than the test.
 */
export default class MutantRunner extends TestRunner {
  private readonly order: Order
  private trials: Trials | undefined

  constructor(config: SerializedConfig) {
    super(config)
    this.order = this.injectValue('order')
    if (this.order.is === 'load') switchTo(this.order.mutant)
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test)
    if (this.order.is !== 'try') return
    this.trials = createTrials(test, this.order.mutants[test.id] ?? [])
    test.repeats = this.trials.count - 1
  }

  override onBeforeTryTask(test: RunnerTestCase): void {
    this.trials?.next()
    super.onBeforeTryTask(test)
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    if (this.trials !== undefined) return this.trials.run(run)
    if (this.order.is === 'load') return run()
    const { reached, loaded, stop } = noteReached()
    try {
      await run()
    } finally {
      stop()
      Object.assign(test.meta, { reached: [...reached], loaded: [...loaded] } satisfies Findings)
    }
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    if (this.trials !== undefined) Object.assign(test.meta, this.trials.end())
    super.onAfterRunTask(test)
  }
}
