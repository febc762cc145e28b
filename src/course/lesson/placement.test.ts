import { describe, expect, it } from 'vitest'
import { placement, wayFor } from './placement.ts'

const knowing = (...known: string[]) => placement.map(({ about }) => known.includes(about))

describe('eight questions', () => {
  it('have choices that differ, the right one among them once', () => {
    expect(placement).toHaveLength(8)
    for (const { options } of placement) expect(new Set(options).size).toBe(options.length)
  })

  it('lead who knows neither to the whole course', () => {
    expect(wayFor([])).toBe('new')
    expect(wayFor([true, false, false, true])).toBe('new')
  })

  it('lead who knows effects to what replaces them', () => {
    expect(wayFor(knowing('react'))).toBe('effects')
    expect(wayFor([true, true, false, true, true, true])).toBe('effects')
  })

  it('lead who knows queries to what they miss', () => {
    expect(wayFor(knowing('query'))).toBe('query')
    expect(wayFor([false, false, false, true, true, true, true, false])).toBe('query')
  })
})
