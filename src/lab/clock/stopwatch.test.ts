import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStopwatch, speeds } from './stopwatch.ts'

/** A source of time that a test moves by hand. */
function handMoved() {
  let ms = 1000
  return { now: () => ms, pass: (more: number) => (ms += more) }
}

describe('a stopwatch', () => {
  it('measures each stretch at the speed it had', () => {
    const time = handMoved()
    const stopwatch = createStopwatch(time.now)
    time.pass(100)
    stopwatch.setSpeed(10)
    time.pass(100)
    stopwatch.setSpeed(60)
    time.pass(10)
    stopwatch.setSpeed(1)
    time.pass(100)
    expect(stopwatch.elapsed()).toBe(100 + 1000 + 600 + 100)
  })

  it('never runs backwards', () => {
    const steps = fc.array(fc.record({ pass: fc.nat({ max: 10_000 }), speed: fc.constantFrom(...speeds) }))
    fc.assert(
      fc.property(steps, (row) => {
        const time = handMoved()
        const stopwatch = createStopwatch(time.now)
        let before = 0
        for (const { pass, speed } of row) {
          time.pass(pass)
          expect(stopwatch.elapsed()).toBeGreaterThanOrEqual(before + pass)
          before = stopwatch.elapsed()
          stopwatch.setSpeed(speed)
          expect(stopwatch.elapsed()).toBe(before)
        }
      }),
    )
  })
})
