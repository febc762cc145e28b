import { expect, it } from 'vitest'
import { isRead, seenAfter, unseenYet, wordsIn } from './reading.ts'

const WINDOW = 1000
/** What is seen after looks of a second each, at parts whose top edges are these. */
const after = (height: number, ...tops: number[]) =>
  tops.reduce((seen, top) => seenAfter(seen, { top, bottom: top + height }, WINDOW, 1000), unseenYet)

it('a part is read once most of it was in view for its words at 400 a minute', () => {
  expect(isRead(after(500, 100, 100, 100), 20)).toBe(true)
  expect(isRead(after(500, 100, 100), 20)).toBe(false)
})

it('time does not count while less than most of a part is in view', () => {
  expect(after(500, 701, -201)).toEqual(unseenYet)
  expect(after(500, 699).ms).toBe(1000)
})

it('of a part that is higher than the window most has to come by, and not its beginning alone', () => {
  expect(isRead(after(3000, 0, 0, 0), 20)).toBe(false)
  expect(isRead(after(3000, 0, -400, -800), 20)).toBe(true)
})

it('words are what stands between white space', () => {
  expect(wordsIn(' One part\nof it. ')).toBe(4)
  expect(wordsIn('')).toBe(0)
})
