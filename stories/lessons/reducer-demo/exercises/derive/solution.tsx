import { useReducer } from 'react'
import { Button } from '#ui/Button.tsx'
import { Ground } from '#course/story/Ground.ts'
import { ChoreList } from '../../demos/ChoreList.tsx'
import type { Chore } from '../../demos/ChoreList.tsx'
import { Progress } from './Progress.tsx'

type Action =
  | { type: 'toggle'; id: number }
  | { type: 'delete'; id: number }
  | { type: 'clear' }

function reducer(
  chores: readonly Chore[],
  action: Action,
): readonly Chore[] {
  switch (action.type) {
    case 'toggle':
      return chores.map((chore) =>
        chore.id === action.id
          ? { ...chore, done: !chore.done }
          : chore,
      )
    case 'delete':
      return chores.filter(({ id }) => id !== action.id)
    case 'clear':
      return chores.filter(({ done }) => !done)
  }
}

export function Chores({ first }: { first: readonly Chore[] }) {
  const [chores, dispatch] = useReducer(reducer, first)
  const done = chores.filter((chore) => chore.done).length
  return (
    <Ground>
      <Progress done={done} total={chores.length} />
      <ChoreList
        chores={chores}
        dispatch={dispatch}
        onDelete={(id) => dispatch({ type: 'delete', id })}
      />
      <Button onClick={() => dispatch({ type: 'clear' })}>
        Delete what is done
      </Button>
    </Ground>
  )
}
