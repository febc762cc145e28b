import { expect, it } from 'vitest'
import { placeOn, ticksBetween } from './axis.ts'

it('an axis maps its span to 0 to 100, and what lies beside it beyond', () => {
  expect([-500, 0, 1500, 2000].map(placeOn(-500, 1500))).toEqual([0, 25, 100, 125])
  expect([15, 0].map(placeOn(30, 0))).toEqual([50, 100])
  expect(placeOn(7, 7)(7)).toBe(50)
})

it.each([
  [-500, 3200, 5, [0, 1000, 2000, 3000]],
  [-500, 1300, 5, [-500, 0, 500, 1000]],
  [-480, 850, 5, [-400, -200, 0, 200, 400, 600, 800]],
  [0, 30, 4, [0, 10, 20, 30]],
  [0, 5, 4, [0, 1, 2, 3, 4, 5]],
  [0, 9000, 5, [0, 2000, 4000, 6000, 8000]],
])('between %d and %d are about %d round values', (from, to, count, ticks) => {
  expect(ticksBetween(from, to, count)).toEqual(ticks)
})
