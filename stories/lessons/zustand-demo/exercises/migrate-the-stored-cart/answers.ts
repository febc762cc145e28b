import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'in another order': solution(['for (const name of names)', 'for (const name of names.toSorted())']),
    'by the shape': solution([
      `version: 1,
        migrate: (stored) => ({
          items: v.is(Version0Schema, stored)
            ? countEach(stored.items)
            : {},
        })`,
      `merge: (stored, current) => {
          const { items = {} } = (stored ?? {}) as {
            items?: string[] | Record<string, number>
          }
          return {
            ...current,
            items: Array.isArray(items) ? countEach(items) : items,
          }
        }`,
    ]),
  },
  when: {
    'in another order': 'Choose it where the order is shown: the migration is the place to settle it once.',
    'by the shape':
      'Choose it where stored data have no version. With versions, `migrate` says which shape belongs to which.',
  },
  wrong: {
    'every time': [
      solution([
        `version: 1,
        migrate: (stored) => ({`,
        `merge: (stored, current) => ({
          ...current,`,
      ]),
      /After a reload the cart shows “”. Only an old state/,
    ],
    'written down': [
      start([
        'partialize: ({ items }) => ({ items }),',
        `partialize: ({ items }) => ({ items }),
        version: 1,
        migrate: () => ({ items: { Pen: 2, Book: 1 } }),`,
      ]),
      /Another customer’s old cart.*Count what is stored\./,
    ],
    'without partialize': [
      solution(
        ['        partialize: ({ items }) => ({ items }),', ''],
        [
          `(stored) => ({
          items: v.is(Version0Schema, stored)
            ? countEach(stored.items)
            : {},
        }),`,
          `(stored) =>
          ({
            items: v.is(Version0Schema, stored)
              ? countEach(stored.items)
              : {},
          }) as Cart,`,
        ],
      ),
      /`actions.add` is not a function/,
    ],
    'read by hand': [
      solution(
        [
          'return createStore<Cart>()(',
          `const old = JSON.parse(String(storage.getItem('cart') ?? '{}')) as {
    version?: number
    state: { items: string[] }
  }
  if (old.version === 0) {
    const state = { items: countEach(old.state.items) }
    void storage.setItem('cart', JSON.stringify({ state, version: 1 }))
  }
  return createStore<Cart>()(`,
        ],
        [
          `        partialize: ({ items }) => ({ items }),
`,
          '',
        ],
        [
          `migrate: (stored) => ({
          items: v.is(Version0Schema, stored)
            ? countEach(stored.items)
            : {},
        }`,
          'partialize: ({ items }) => ({ items }',
        ],
      ),
      /threw when it was made: SyntaxError/,
    ],
  },
}
