import { Button } from '#ui/Button.tsx'
import { Column, Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

export interface ShoppingListProps<Id> {
  items: readonly { id: Id; title: string }[]
  onAdd: (title: string) => void
  onDelete: (id: Id) => void
}

/** What to buy. The rows are told apart by their ids. */
export function ShoppingList<Id extends string | number>({ items, onAdd, onDelete }: ShoppingListProps<Id>) {
  return (
    <Ground>
      <Row>
        <Button onClick={() => onAdd('Milk')}>Add milk</Button>
        <Button onClick={() => onAdd('Bread')}>Add bread</Button>
      </Row>
      <Column as="ul" $gap="xs" aria-label="To buy">
        {items.map(({ id, title }) => (
          <Row as="li" key={id} $align="center">
            <span>{title}</span>
            <Button variant="quiet" onClick={() => onDelete(id)}>{`Delete ${title}`}</Button>
          </Row>
        ))}
      </Column>
    </Ground>
  )
}
