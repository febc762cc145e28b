import { memo } from 'react'
import { styled } from 'styled-components'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Button } from '#ui/Button.tsx'
import { Column, Row } from '#ui/layout.ts'
import { size, space } from '#ui/tokens.ts'

export interface Chore {
  id: number
  title: string
  done: boolean
}

/** The first chores, as new objects in each call: an answer may write to them. */
export function firstChores(): readonly Chore[] {
  return ['Water the plants', 'Wash the dishes', 'Feed the cat'].map((title, index) => ({
    id: index + 1,
    title,
    done: false,
  }))
}

export interface ChoreListProps {
  chores: readonly Chore[]
  dispatch: (action: { type: 'toggle'; id: number }) => void
  /** Without it no chore can be deleted. */
  onDelete?: (id: number) => void
}

/** Chores with a checkbox each. A row renders again only for another object, and says how often it has rendered. */
export function ChoreList({ chores, dispatch, onDelete }: ChoreListProps) {
  return (
    <Column as="ul" $gap="xs" aria-label="Chores">
      {chores.map((chore) => (
        <Row as="li" key={chore.id} $align="center" $justify="space-between">
          <ChoreRow chore={chore} dispatch={dispatch} />
          {onDelete && (
            <Button variant="quiet" aria-label={`Delete ${chore.title}`} onClick={() => onDelete(chore.id)}>
              Delete
            </Button>
          )}
        </Row>
      ))}
    </Column>
  )
}

const ChoreRow = memo(function ChoreRow({
  chore: { id, title, done },
  dispatch,
}: {
  chore: Chore
  dispatch: ChoreListProps['dispatch']
}) {
  return (
    <Row $align="center">
      <Label>
        <Checkbox type="checkbox" checked={done} onChange={() => dispatch({ type: 'toggle', id })} />
        {title}
      </Label>
      <RenderCount of={title} />
    </Row>
  )
})

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${size.touch};
  cursor: pointer;
`

const Checkbox = styled.input`
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
`
