import { css, styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { color, font, move, radius, space } from '#ui/tokens.ts'
import { useShowMore } from '#ui/useShowMore.ts'
import { keyOf, newestFirst } from './todo.ts'
import type { ListedTodo } from './todo.ts'

export interface TodoListProps {
  todos: readonly ListedTodo[]
  /** The temporary ids of todos that the server has not confirmed yet. */
  saving?: readonly number[]
}

/**
 * Todos, newest first, each with its title and its state (behaviour §2.9); the first dozen at first. One that the server
 * has not confirmed yet says so.
 */
export function TodoList({ todos, saving = [] }: TodoListProps) {
  const isSaving = ({ temporaryId }: ListedTodo) => temporaryId !== undefined && saving.includes(temporaryId)
  const { shown, more, showMore, itemProps } = useShowMore(newestFirst(todos))
  if (todos.length === 0) return <EmptyState>No todos yet. Add the first one.</EmptyState>
  return (
    <>
      <List aria-label="Todos">
        {shown.map((todo, index) => (
          <Row key={keyOf(todo)} $saving={isSaving(todo)} {...itemProps(index)}>
            <Title>{todo.title.trim() === '' ? <Untitled>(no title)</Untitled> : todo.title}</Title>
            <State $done={todo.completed}>{todo.completed ? 'Completed' : 'Not Completed'}</State>
            {isSaving(todo) && <Saving>Saving...</Saving>}
          </Row>
        ))}
      </List>
      {more > 0 && (
        <div>
          <Button onClick={showMore}>Show {more} more</Button>
        </div>
      )}
    </>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  list-style: none;
`

const Row = styled.li<{ $saving: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.m};
  padding: 0.75rem ${space.m};
  transition:
    background ${move.land},
    color ${move.land};

  & + & {
    border-block-start: 1px solid ${color.border};
  }

  /* The focus ring would be cut off by the frame of the list. */
  &:focus-visible {
    outline-offset: -3px;
  }

  ${({ $saving }) =>
    $saving &&
    css`
      /* A ghost until the server has confirmed it. */
      outline: 1px dashed ${color.outline};
      outline-offset: -4px;
      background: transparent;
      color: ${color.textMuted};
    `}
`

const Title = styled.span`
  flex: 1 1 8rem;
  min-width: 0;
`

const Untitled = styled.em`
  color: ${color.textMuted};
`

/** Read after the state, seen before it. */
const State = styled.span<{ $done: boolean }>`
  order: 1;
  color: ${({ $done }) => ($done ? color.textMuted : color.text)};
  font-size: ${font.small};
`

const Saving = styled.span`
  color: ${color.textMuted};
  font-size: ${font.small};
  font-style: italic;
`
