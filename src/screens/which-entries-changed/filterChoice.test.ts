import { QueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { filtersOf, filterText } from './filterChoice.ts'
import type { FilterChoice } from './filterChoice.ts'

const post = { id: 11, userId: 2, title: 'Eleven', body: '' }

const cached: [QueryKey, unknown][] = [
  [['posts', 'list'], []],
  [['posts', 'list', { userId: 2 }], [post]],
  [['posts', 'infinite'], { pages: [[], [post]], pageParams: [1, 2] }],
  [['todos'], [{ id: 11, title: 'No post', completed: false }]],
]

it.each<[FilterChoice, string, string[]]>([
  [{}, '', ['["posts","list"]', '["posts","list",{"userId":2}]', '["posts","infinite"]', '["todos"]']],
  [
    { queryKey: ['posts', 'list'] },
    "{ queryKey: ['posts', 'list'] }",
    ['["posts","list"]', '["posts","list",{"userId":2}]'],
  ],
  [
    { queryKey: ['posts', 'list'], exact: true },
    "{ queryKey: ['posts', 'list'], exact: true }",
    ['["posts","list"]'],
  ],
  [{ queryKey: ['list', 'posts'] }, "{ queryKey: ['list', 'posts'] }", []],
  [{ type: 'active' }, "{ type: 'active' }", []],
  [{ stale: true }, '{ stale: true }', ['["todos"]']],
  [
    { predicate: true },
    '{ predicate: holdsPost11 }',
    ['["posts","list",{"userId":2}]', '["posts","infinite"]'],
  ],
])('%o', (choice, text, hashes) => {
  const client = new QueryClient()
  for (const [key, data] of cached) client.setQueryData(key, data)
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'todos' })
  const found = client.getQueryCache().findAll(filtersOf(choice))
  expect(found.map(({ queryHash }) => queryHash)).toEqual(hashes)
  expect(filterText(choice)).toBe(text)
})
