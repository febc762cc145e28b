import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

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
  },
  when: {
    'one more than the highest':
      'Choose it where the reducer has to stay pure and ids stay on this device. An id can come back after its item was deleted.',
  },
  wrong: {
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
  },
}
