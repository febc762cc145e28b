import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'the courses tile': start(
      ["import { Tile } from '#ui/Tile.tsx'", "import { CountTile } from '#screens/parts/CountTile.tsx'"],
      [
        '  return (',
        `
  return (`,
      ],
      [
        'Tile label="Todos" value={todos.data?.length ?? 0} /',
        `CountTile
        label="Todos"
        query={todos}
        count={todos.data?.length}
      /`,
      ],
    ),
  },
  when: {
    'the courses tile':
      'Choose it as soon as a second tile needs the same: one component knows the three states.',
  },
  wrong: {
    'no data': [
      start([
        '  return (',
        `
  if (todos.data === undefined) return <p>Loading...</p>
  return (`,
      ]),
      /The server failed, and the page says Loading, for ever/,
    ],
    'hidden by each request': [
      solution(['todos.data?.length ?? 0', 'todos.isFetching ? 0 : (todos.data?.length ?? 0)']),
      /the page did not say 200 any more/,
    ],
    'no alert beside data': [
      solution(['if (todos.isSuccess)', 'if (todos.data)']),
      /the old count without an alert/,
    ],
  },
}
