import { expect, it } from 'vitest'
import { drawOf, inCases } from './cases.tsx'
import { NotYet } from './grading.ts'

const tags = ['tea', 'milk', 'rice', 'salt', 'flour']

it('the same seed draws the same data, and another one draws other data', () => {
  expect(drawn(1)).toEqual(drawn(1))
  expect(drawn(1)).not.toEqual(drawn(2))
})

it('the first case that fails ends the grading', async () => {
  const graded: number[] = []
  const grading = inCases(async ({ seed }) => {
    graded.push(seed)
    if (seed === 2) throw new NotYet('Milk is missing.')
  })
  await expect(grading).rejects.toEqual(new NotYet('Milk is missing.'))
  expect(graded).toEqual([1, 2])
})

function drawn(seed: number) {
  const draw = drawOf(seed)
  return [draw.whole(1, 1000), draw.shuffled(tags)]
}
