import { useReducer } from 'react'
import { Button } from '#ui/Button.tsx'
import { Ground } from '#course/story/Ground.ts'
import { ChoreList } from '../../../demos/ChoreList.tsx'
import type { Chore } from '../../../demos/ChoreList.tsx'
import { Progress } from '../Progress.tsx'

interface State {
  chores: readonly Chore[]
  done: number
}

type Action = { type: 'toggle'; id: number } | { type: 'delete'; id: number } | { type: 'clear' }

function withCount(chores: readonly Chore[]): State {
  return { chores, done: chores.filter((chore) => chore.done).length }
}

function reducer({ chores }: State, action: Action): State {
  switch (action.type) {
    case 'toggle':
      return withCount(
        chores.map((chore) => (chore.id === action.id ? { ...chore, done: !chore.done } : chore)),
      )
    case 'delete':
      return withCount(chores.filter(({ id }) => id !== action.id))
    case 'clear':
      return withCount(chores.filter((chore) => !chore.done))
  }
}

export function Chores({ first }: { first: readonly Chore[] }) {
  const [{ chores, done }, dispatch] = useReducer(reducer, first, withCount)
  return (
    <Ground>
      <Progress done={done} total={chores.length} />
      <ChoreList chores={chores} dispatch={dispatch} onDelete={(id) => dispatch({ type: 'delete', id })} />
      <Button onClick={() => dispatch({ type: 'clear' })}>Delete what is done</Button>
    </Ground>
  )
}
