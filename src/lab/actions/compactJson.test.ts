import { expect, it } from 'vitest'
import { compactJson, readableJson } from './compactJson.ts'

it('names numbers that JSON has no word for, and leaves functions out', () => {
  expect(compactJson({ value: Number.NaN, run: () => 1 })).toBe('{"value":"NaN"}')
  expect(compactJson(undefined)).toBe('undefined')
})

it('keeps to one line of 160 characters', () => {
  const text = compactJson('x'.repeat(500))
  expect(text).toHaveLength(160)
  expect(text.endsWith('…')).toBe(true)
})

it('shows no password', () => {
  const credentials = { email: 'ada@example.com', password: 'secret' }
  expect(compactJson([credentials])).toBe('[{"email":"ada@example.com","password":"•••"}]')
  expect(readableJson(credentials)).not.toContain('secret')
})

it('says so when something cannot be written', () => {
  const round: { self?: unknown } = {}
  round.self = round
  expect(compactJson(round)).toBe('(cannot be shown as JSON)')
})
