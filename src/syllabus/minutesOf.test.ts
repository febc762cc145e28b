import { expect, it } from 'vitest'
import { hoursOf, minutesOf } from './minutesOf.ts'

const nothing = { words: 0, tasks: 0, predictions: 0, exercises: 0 }

it.each([
  ['200 words', { words: 200 }, 1],
  ['a task', { tasks: 1 }, 1],
  ['a prediction', { predictions: 1 }, 2],
  ['an exercise', { exercises: 1 }, 12],
  ['all of a lesson', { words: 1500, tasks: 4, predictions: 2, exercises: 2 }, 40],
])('counts the minutes of %s', (_, length, minutes) => {
  expect(minutesOf({ ...nothing, ...length })).toBe(minutes)
})

it('says the length of a course in whole hours', () => {
  expect(hoursOf([40, 50, 65])).toBe(3)
})
