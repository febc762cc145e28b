import { expect, it } from 'vitest'
import { keyText, keyTree } from './keyTree.ts'

it('a key stands below each key that it begins with', () => {
  const tree = keyTree([
    ['posts', 'list'],
    ['posts', 'list', { userId: 1 }],
    ['todos'],
    ['posts', 'detail', 1],
  ])
  expect(tree.map(({ key }) => key)).toEqual([['posts'], ['todos']])
  expect(tree[0]?.children.map(({ key }) => key)).toEqual([
    ['posts', 'list'],
    ['posts', 'detail'],
  ])
  expect(tree[0]?.children[0]?.children.map(({ key }) => key)).toEqual([['posts', 'list', { userId: 1 }]])
})

it('the same key is there once', () => {
  expect(keyTree([['todos'], ['todos']])).toHaveLength(1)
})

it('a key is written as code', () => {
  expect(keyText(['posts', 'list', { userId: 1 }])).toBe("['posts', 'list', { userId: 1 }]")
})
