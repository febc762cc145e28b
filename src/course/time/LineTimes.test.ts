import { expect, it } from 'vitest'
import { timesText } from './LineTimes.tsx'

it.each([
  [[0], '0.00 s'],
  [[0, 30], '0.00 s · 0.03 s'],
  [[0, 30, 60], '0.00 s · 0.03 s and 1 more'],
  [[0, 30, 60, 90, 120], '0.00 s · 0.03 s and 3 more'],
])('the times %j are said in words', (times, text) => {
  expect(timesText(times)).toBe(text)
})
