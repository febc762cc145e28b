import { expect, it } from 'vitest'
import { isFindKey } from './keepFindKey.ts'

const ctrlK = { key: 'k', code: 'KeyK', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false }

it.each([
  ['Ctrl K', ctrlK],
  ['⌘ K', { ...ctrlK, ctrlKey: false, metaKey: true }],
  ['Ctrl K with Caps Lock', { ...ctrlK, key: 'K' }],
  ['Ctrl K on a Cyrillic layout', { ...ctrlK, key: 'л' }],
  ['Ctrl K on a layout that has it elsewhere', { ...ctrlK, code: 'KeyV' }],
])('%s is the key of the search', (_, key) => {
  expect(isFindKey(key)).toBe(true)
})

it.each([
  ['K', { ...ctrlK, ctrlKey: false }],
  ['Ctrl L', { ...ctrlK, key: 'l', code: 'KeyL' }],
  ['Ctrl Shift K', { ...ctrlK, key: 'K', shiftKey: true }],
])('%s is the browser’s', (_, key) => {
  expect(isFindKey(key)).toBe(false)
})
