import { solution, start } from '#course/exercise/answers.ts'
import type { Answers } from '#course/exercise/answers.ts'

const sameKey = { console: { expected: [/two children with the same key/] } }

export const answers: Answers = {
  right: {
    'one more than the highest': start(
      ['  id: string', '  id: number'],
      ["{ type: 'delete'; id: string }", "{ type: 'delete'; id: number }"],
      [
        '{ id: crypto.randomUUID(), title: action.title }',
        `{
          id: Math.max(0, ...items.map(({ id }) => id)) + 1,
          title: action.title,
        }`,
      ],
    ),
    'a counter in the actions': solution(
      [
        'export const start: readonly Item[] = []',
        `let added = 0

export const start: readonly Item[] = []`,
      ],
      [
        `  return {
    type: 'add' as const,
    id: crypto.randomUUID() as string,`,
        `  added += 1
  return {
    type: 'add' as const,
    id: \`item \${added}\`,`,
      ],
    ),
  },
  wrong: {
    'a counter beside': [
      start(
        ['  id: string', '  id: number'],
        [
          'export const start: readonly Item[] = []',
          `let nextId = 1

export const start: readonly Item[] = []`,
        ],
        ["{ type: 'delete'; id: string }", "{ type: 'delete'; id: number }"],
        [
          `return [
        ...items,
        { id: crypto.randomUUID(), title: action.title },
      ]`,
          'return [...items, { id: nextId++, title: action.title }]',
        ],
      ),
      /"id":1.*and then.*"id":2.*It counts in a variable outside/,
    ],
    'the title': [
      start([
        `return [
        ...items,
        { id: crypto.randomUUID(), title: action.title },
      ]`,
        'return [...items, { id: action.title, title: action.title }]',
      ]),
      /One of two milks was deleted, and the list holds 0 more/,
      sameKey,
    ],
    'the time': [
      solution(['crypto.randomUUID() as string', 'String(Date.now())']),
      /A clock says the same for all that happens at once/,
    ],
    'the length': [
      start(
        ['  id: string', '  id: number'],
        ["{ type: 'delete'; id: string }", "{ type: 'delete'; id: number }"],
        [
          `return [
        ...items,
        { id: crypto.randomUUID(), title: action.title },
      ]`,
          'return [...items, { id: items.length + 1, title: action.title }]',
        ],
      ),
      /it can give an id twice/,
      sameKey,
    ],
    'written down for two': [
      start([
        '{ id: crypto.randomUUID(), title: action.title }',
        `{
          id: items.some(({ id }) => id === action.title)
            ? \`second \${action.title}\`
            : action.title,
          title: action.title,
        }`,
      ]),
      /After “.*” the list should hold/,
      sameKey,
    ],
  },
}
