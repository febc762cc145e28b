import { useReducer } from 'react'
import { Button } from '#ui/Button.tsx'
import { Ground } from '#course/story/Ground.ts'
import { ChoreList } from '../../demos/ChoreList.tsx'
import type { Chore } from '../../demos/ChoreList.tsx'
import { Progress } from './Progress.tsx'

interface State {
  chores: readonly Chore[]
  done: number
}

type Action =
  | { type: 'toggle'; id: number }
  | { type: 'delete'; id: number }
  | { type: 'clear' }

function reducer({ chores, done }: State, action: Action): State {
  switch (action.type) {
    case 'toggle': {
      const next = chores.map((chore) =>
        chore.id === action.id
          ? { ...chore, done: !chore.done }
          : chore,
      )
      const isDone = next.some(
        (chore) => chore.id === action.id && chore.done,
      )
      return { chores: next, done: isDone ? done + 1 : done - 1 }
    }
    case 'delete':
      return {
        chores: chores.filter(({ id }) => id !== action.id),
        done,
      }
    case 'clear':
      return { chores: chores.filter((chore) => !chore.done), done }
  }
}

export function Chores({ first }: { first: readonly Chore[] }) {
  const [{ chores, done }, dispatch] = useReducer(reducer, {
    chores: first,
    done: 0,
  })
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
