import { describe, expect, it } from 'vitest'
import { cellsOf } from './table.ts'

const held = (heapBytes: number, listeners: number, ...timersMs: number[]) => ({
  heapBytes,
  listeners,
  timersMs,
})
const quiet = [held(5e6, 100), held(9e6, 130), held(9e6, 130)]
const walk = { done: 500, errors: [], lostFocusAfter: [], left: quiet }
const failing = (change: Partial<Parameters<typeof cellsOf>[0]>) =>
  cellsOf({ ...walk, ...change }, 500).flatMap(({ ok }, index) => (ok ? [] : [index]))

describe('a walk', () => {
  it('is fine where its second half leaves behind what the first one did', () => {
    expect(failing({})).toEqual([])
  })

  it('fails by what went wrong on the way', () => {
    expect(failing({ done: 499 })).toEqual([0])
    expect(failing({ errors: ['x is undefined'] })).toEqual([1])
    expect(failing({ lostFocusAfter: ['button “Delete”'] })).toEqual([2])
  })

  it('fails by what its second half leaves behind', () => {
    expect(failing({ left: [held(5e6, 100), held(9e6, 130), held(14e6, 130)] })).toEqual([3])
    expect(failing({ left: [held(5e6, 100), held(9e6, 130), held(9e6, 180)] })).toEqual([4])
    expect(failing({ left: [held(5e6, 100), held(9e6, 130), held(9e6, 130, 1000)] })).toEqual([5])
  })

  it('fails by what goes on to grow in a third visit', () => {
    const left = [held(5e6, 100), held(9e6, 130), held(14e6, 180)]
    expect(failing({ left: [...left, held(14e6, 180)] })).toEqual([])
    expect(failing({ left: [...left, held(18e6, 180)] })).toEqual([3])
    expect(failing({ left: [...left, held(14e6, 230)] })).toEqual([4])
  })
})
