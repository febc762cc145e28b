import { expect, it } from 'vitest'
import { axisOf } from './axis.ts'
import { compare, LEAST_DIFFERENCE_MS } from './instrument.ts'

const run = (title: string, ...shown: (readonly [from: number, says: string])[]) => ({
  title,
  recording: {
    presses: [],
    requests: [],
    shown: shown.map(([from, says]) => ({ from, says })),
    frames: [],
    endMs: 2000,
  },
})
const axis = (wrong: readonly (readonly [number, string])[], right: readonly (readonly [number, string])[]) =>
  axisOf([run('In an effect', ...wrong), run('With a query', ...right)], undefined, LEAST_DIFFERENCE_MS)

const endsDifferently = axis([[0, 'User 1']], [[0, 'User 2']])
const differsBetween = axis(
  [
    [0, 'Loading...'],
    [700, 'Page 2'],
  ],
  [
    [0, 'Page 1'],
    [700, 'Page 2'],
  ],
)

it('two runs that ended differently are alike once they end alike, and it says for how long they were not', () => {
  expect(compare(differsBetween, endsDifferently)).toEqual({
    isAlike: true,
    says: 'Both sides show the same now. For 0.7 s they did not.',
  })
})

it('two runs that differed on their way are alike only once they never differ', () => {
  expect(compare(differsBetween, differsBetween)).toEqual({
    isAlike: false,
    says: 'For 0.7 s they differ: In an effect shows Loading..., With a query shows Page 1.',
  })
  const never = axis([[0, 'Page 2']], [[0, 'Page 2']])
  expect(compare(never, differsBetween)).toEqual({ isAlike: true, says: 'Both sides show the same now.' })
})

it('what differs because one of them is a little slower does not differ', () => {
  const nearly = axis(
    [
      [0, 'Page 1'],
      [700, 'Page 2'],
    ],
    [
      [0, 'Page 1'],
      [760, 'Page 2'],
    ],
  )
  expect(nearly.differs).toBeUndefined()
  expect(compare(nearly, differsBetween)?.says).toBe('Both sides show the same now.')
})

it('one run has nothing to compare with', () => {
  const alone = axisOf([run('The demo', [0, 'Page 1'])])
  expect(compare(alone, alone)).toBeUndefined()
})
