import { useReducer } from 'react'
import { ShoppingList } from './ShoppingList.tsx'

interface Item {
  id: string
  title: string
}

export const start: readonly Item[] = []

/** The action for something to buy. */
export function add(title: string) {
  return { type: 'add' as const, title }
}

type Action = ReturnType<typeof add> | { type: 'delete'; id: string }

export function reducer(
  items: readonly Item[],
  action: Action,
): readonly Item[] {
  switch (action.type) {
    case 'add':
      return [
        ...items,
        { id: crypto.randomUUID(), title: action.title },
      ]
    case 'delete':
      return items.filter(({ id }) => id !== action.id)
  }
}

export function Shopping() {
  const [items, dispatch] = useReducer(reducer, start)
  return (
    <ShoppingList
      items={items}
      onAdd={(title) => dispatch(add(title))}
      onDelete={(id) => dispatch({ type: 'delete', id })}
    />
  )
}
