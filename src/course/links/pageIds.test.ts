import { expect, it } from 'vitest'
import { partNamed } from './pageIds.ts'

it.each([
  ['#make-failure-an-error', 'make-failure-an-error'],
  ['#caf%C3%A9', 'café'],
  ['#a-part&globals=theme:dark', 'a-part'],
  ['', ''],
  ['#%zz', ''],
])('an address that ends in %j names %j', (hash, part) => {
  expect(partNamed(hash)).toBe(part)
})
