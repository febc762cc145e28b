import { describe, expect, it } from 'vitest'
import { codeOf, lineOrderOf, linesIn, moved } from './lineOrder.ts'

const start = 'a()\nb()\nz()\n'
const solution = 'a()\nc()\n\nd()\ne()\nz()\n'

describe('the lines of a solution', () => {
  const order = lineOrderOf(start, solution, 1)

  it('are put in order where the solution is another one than the starting point', () => {
    expect(order).toMatchObject({ before: ['a()'], after: ['z()'] })
    expect(order.lines.toSorted()).toEqual(['c()', 'd()', 'e()'])
    expect(order.lines).not.toEqual(['c()', 'd()', 'e()'])
  })

  it('make the solution again, but for its blank lines', () => {
    expect(codeOf(order, ['c()', 'd()', 'e()'])).toBe('a()\nc()\nd()\ne()\nz()\n')
  })

  it('are found again in code that has them in another order, and not in other code', () => {
    const lines = ['e()', 'c()', 'd()']
    expect(linesIn(order, codeOf(order, lines))).toEqual(lines)
    expect(linesIn(order, start)).toBeUndefined()
    expect(linesIn(order, codeOf(order, ['e()', 'c()', 'f()']))).toBeUndefined()
  })
})

it('moves a line by one place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})
