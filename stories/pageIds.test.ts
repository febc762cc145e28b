import { expect, it } from 'vitest'
import { pageIds } from '#storybook/blocks/pageIds.ts'
import { entries } from './catalogue.ts'

it.each(Object.entries(pageIds))('the page that others lead to as %s is there', (_, id) => {
  expect(entries[id]?.type).toBe('docs')
})
