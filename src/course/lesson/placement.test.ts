import { describe, expect, it } from 'vitest'
import { placement, wayFor } from './placement.ts'

/** What becomes of the questions where those about one thing are answered rightly. */
const knowing = (known: string) => placement.map(({ about }) => (about === known ? 'right' : 'wrong'))

describe('eight questions', () => {
  it('have choices that differ, the right one among them once', () => {
    expect(placement).toHaveLength(8)
    for (const { options } of placement) expect(new Set(options).size).toBe(options.length)
  })

  it('lead who knows neither to the whole course', () => {
    expect(wayFor([])).toBe('new')
    expect(wayFor(['right', 'skipped', 'skipped', 'right'])).toBe('new')
  })

  it('lead who knows effects to what replaces them', () => {
    expect(wayFor(knowing('react'))).toBe('effects')
    expect(wayFor(['right', 'right', 'skipped', 'right', 'right', 'right'])).toBe('effects')
  })

  it('lead who knows queries to what they miss', () => {
    expect(wayFor(knowing('query'))).toBe('query')
    expect(wayFor(['skipped', 'skipped', 'skipped', 'right', 'right', 'right', 'right', 'skipped'])).toBe(
      'query',
    )
  })
})
