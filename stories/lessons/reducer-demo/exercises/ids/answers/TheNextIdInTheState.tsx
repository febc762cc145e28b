import { useReducer } from 'react'
import { ShoppingList } from '../ShoppingList.tsx'

interface Item {
  id: number
  title: string
}

interface State {
  items: readonly Item[]
  nextId: number
}

export const start: State = { items: [], nextId: 1 }

/** The action for something to buy. */
export function add(title: string) {
  return { type: 'add' as const, title }
}

type Action = ReturnType<typeof add> | { type: 'delete'; id: number }

export function reducer({ items, nextId }: State, action: Action): State {
  switch (action.type) {
    case 'add':
      return { items: [...items, { id: nextId, title: action.title }], nextId: nextId + 1 }
    case 'delete':
      return { items: items.filter(({ id }) => id !== action.id), nextId }
  }
}

export function Shopping() {
  const [{ items }, dispatch] = useReducer(reducer, start)
  return (
    <ShoppingList
      items={items}
      onAdd={(title) => dispatch(add(title))}
      onDelete={(id) => dispatch({ type: 'delete', id })}
    />
  )
}
