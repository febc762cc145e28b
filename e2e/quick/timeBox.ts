import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** Says how far a run came that was stopped by its time box. That it was is no failure; what failed before is one. */
export default class TimeBox implements Reporter {
  private planned = 0
  private ended = 0
  private hasFailed = false

  onBegin(_config: unknown, suite: Suite): void {
    this.planned = suite.allTests().length
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === 'interrupted') return
    this.ended += 1
    this.hasFailed ||= test.outcome() === 'unexpected'
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    if (status !== 'timedout') return undefined
    console.log(`\nStopped by its time box: ${this.ended} of ${this.planned} tests had ended.`)
    return { status: this.hasFailed ? 'failed' : 'passed' }
  }
}
