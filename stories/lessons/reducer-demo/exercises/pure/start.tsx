import { useReducer } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { Ground } from '#course/story/Ground.ts'
import { ChoreList, firstChores } from '../../demos/ChoreList.tsx'
import type { Chore } from '../../demos/ChoreList.tsx'

type Action = { type: 'toggle'; id: number }

export function reducer(
  chores: readonly Chore[],
  action: Action,
): readonly Chore[] {
  return chores.map((chore) => {
    if (chore.id === action.id) chore.done = !chore.done
    return chore
  })
}

export function Chores() {
  const [chores, dispatch] = useReducer(reducer, null, firstChores)
  const done = chores.filter((chore) => chore.done).length
  return (
    <Ground>
      <Banner>{`${done} of ${chores.length} done`}</Banner>
      <ChoreList chores={chores} dispatch={dispatch} />
    </Ground>
  )
}
