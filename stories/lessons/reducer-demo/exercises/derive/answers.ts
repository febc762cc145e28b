import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'set while rendering': solution(
      ["import { useReducer } from 'react'", "import { useReducer, useState } from 'react'"],
      [
        'done = chores.filter((chore) => chore.done).length',
        `[done, setDone] = useState(0)
  const counted = chores.filter((chore) => chore.done).length
  if (done !== counted) setDone(counted)`,
      ],
    ),
    memoized: solution(
      ["import { useReducer } from 'react'", "import { useMemo, useReducer } from 'react'"],
      [
        'chores.filter((chore) => chore.done).length',
        `useMemo(
    () => chores.reduce((sum, chore) => sum + Number(chore.done), 0),
    [chores],
  )`,
      ],
    ),
  },
  when: {
    'set while rendering':
      'It works, and is nearly never worth it: a value that can be computed needs no state.',
    memoized:
      'Choose it when a measurement says that the count is slow. For a few chores, counting is cheaper than remembering.',
  },
  wrong: {
    'memoized by length': [
      solution(
        ["import { useReducer } from 'react'", "import { useMemo, useReducer } from 'react'"],
        [
          'chores.filter((chore) => chore.done).length',
          `useMemo(
    () => chores.filter((chore) => chore.done).length,
    [chores.length],
  )`,
        ],
      ),
      /“0 of 3 done”.*and not its length/,
    ],
    'one less for each deletion': [
      start(
        ['        done,', '        done: done - 1,'],
        [
          '{ chores: chores.filter((chore) => !chore.done), done }',
          '{ chores: chores.filter((chore) => !chore.done), done: 0 }',
        ],
      ),
      /“0 of 1 done”.*not every deletion/,
    ],
    'one case forgotten': [
      start([
        '        done,',
        `        done: chores.some(
          (chore) => chore.id === action.id && chore.done,
        )
          ? done - 1
          : done,`,
      ]),
      /“1 of 0 done”.*each case of the reducer/,
    ],
    'synced by an effect': [
      solution(
        ["import { useReducer } from 'react'", "import { useEffect, useReducer, useState } from 'react'"],
        [
          'done = chores.filter((chore) => chore.done).length',
          `[done, setDone] = useState(0)
  useEffect(
    () => setDone(chores.filter((chore) => chore.done).length),
    [chores],
  )`,
        ],
      ),
      /one render said “2 of 2 done”/,
    ],
    'writing to a chore': [
      solution([
        `return chores.map((chore) =>
        chore.id === action.id
          ? { ...chore, done: !chore.done }
          : chore,
      )`,
        `return chores.map((chore) => {
        if (chore.id === action.id)
          Object.assign(chore, { done: !chore.done })
        return chore
      })`,
      ]),
      /The number is right, but the box of/,
    ],
  },
}
