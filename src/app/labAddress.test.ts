import { describe, expect, it } from 'vitest'
import { readLab, withLab } from './labAddress.ts'

describe("the lab's part of an address", () => {
  it.each([
    ['', undefined],
    ['?page=3', undefined],
    ['?lab', ''],
    ['?lab=', ''],
    ['?page=3&lab=latency:2000;fail:POST-1', 'latency:2000;fail:POST-1'],
    ['?lab=latency%3A2000%3Boffline', 'latency:2000;offline'],
    ['?label=x', undefined],
  ])('of %s is %s', (search, lab) => {
    expect(readLab(search)).toBe(lab)
  })

  it.each([
    ['', 'offline', '?lab=offline'],
    ['', undefined, ''],
    ['?lab=offline', undefined, ''],
    ['?page=3', 'latency:500', '?page=3&lab=latency:500'],
    ['?lab=offline&page=3', '', '?page=3&lab='],
    ['?q=a%20b&lab', undefined, '?q=a%20b'],
  ])('%s with %s becomes %s', (search, lab, changed) => {
    expect(withLab(search, lab)).toBe(changed)
  })
})
