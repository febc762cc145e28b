import { expect, it } from 'vitest'
import { describeAction, describeCall } from './actionLog.ts'
import { compactJson, readableJson } from './compactJson.ts'

it('writes what JSON has no word for', () => {
  expect(compactJson({ value: Number.NaN, run: () => 1 })).toBe('{"value":"NaN","run":"(function)"}')
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

it('an action has its type, and what else it carries', () => {
  expect(describeAction({ type: 'set', value: 4 })).toEqual({ type: 'set', payload: '{"value":4}' })
  expect(describeAction({ type: 'reset' })).toEqual({ type: 'reset', payload: '' })
  expect(describeAction({ type: 'restored', user: undefined })).toEqual({ type: 'restored', payload: '' })
  expect(describeAction('next')).toEqual({ type: '"next"', payload: '' })
})

it('a call has its name and its arguments, but no event of a page', () => {
  expect(describeCall('set', [4, 'red'])).toEqual({ type: 'set', payload: '4, "red"' })
  expect(describeCall('increment', [{ nativeEvent: {}, type: 'click' }])).toEqual({
    type: 'increment',
    payload: '',
  })
  expect(describeCall('increment', [new Event('click')])).toEqual({ type: 'increment', payload: '' })
})
