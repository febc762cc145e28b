import { expect, it } from 'vitest'
import { basePath } from './basePath.ts'

it.each([
  ['/', '/'],
  ['', '/'],
  ['x', '/x/'],
  ['/x', '/x/'],
  ['//x/', '/x/'],
  ['/~ada/react-query_v1.2/', '/~ada/react-query_v1.2/'],
])('takes %j for %s', (path, base) => {
  expect(basePath(path)).toBe(base)
})

it.each([
  'C:/Program Files/Git/x/',
  'https://school.example/x/',
  '../x',
  './',
  '/x?y',
  '/x#y',
  '/a b/',
  '\\x\\',
])('refuses %j with a sentence', (path) => {
  expect(() => basePath(path)).toThrow(/^BASE_PATH must be a path such as \/course\/ .*; it is “.*”\.$/)
})
