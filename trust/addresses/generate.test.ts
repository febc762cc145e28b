import { expect, it } from 'vitest'
import { addresses } from './generate.ts'
import { KINDS } from './payloads.ts'

it('there are 200 addresses, 25 of each kind, and no two alike', () => {
  expect(addresses).toHaveLength(200)
  for (const kind of KINDS) expect(addresses.filter((address) => address.kind === kind)).toHaveLength(25)
  expect(new Set(addresses.map(({ site, path }) => site + path)).size).toBe(200)
})
