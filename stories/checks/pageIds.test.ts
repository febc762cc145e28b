import { expect, it } from 'vitest'
import { pageIds } from '#course/links/pageIds.ts'
import { entries } from './contents.ts'

it.each(Object.entries(pageIds))('the page that others lead to as %s is there', (_, id) => {
  expect(entries[id]?.type).toBe('docs')
})
