import { css, styled } from 'styled-components'
import { EmptyState } from '#ui/EmptyState.tsx'
import { color, font, move, radius, space } from '#ui/tokens.ts'
import { keyOf, newestFirst } from './todo.ts'
import type { ListedTodo } from './todo.ts'

export interface TodoListProps {
  todos: readonly ListedTodo[]
  /** The temporary ids of todos that the server has not confirmed yet. */
  saving?: readonly number[]
}

/**
 * Todos, newest first, each with its title and its state (behaviour §2.9). One that the server has not confirmed yet
 * says so.
 */
export function TodoList({ todos, saving = [] }: TodoListProps) {
  const isSaving = ({ temporaryId }: ListedTodo) => temporaryId !== undefined && saving.includes(temporaryId)
  if (todos.length === 0) return <EmptyState>No todos yet. Add the first one.</EmptyState>
  return (
    <List aria-label="Todos">
      {newestFirst(todos).map((todo) => (
        <Row key={keyOf(todo)} $saving={isSaving(todo)}>
          <Title>{todo.title.trim() === '' ? <Untitled>(no title)</Untitled> : todo.title}</Title>
          <State $done={todo.completed}>{todo.completed ? 'Completed' : 'Not Completed'}</State>
          {isSaving(todo) && <Saving>Saving...</Saving>}
        </Row>
      ))}
    </List>
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

/** One that is far from the screen is neither laid out nor painted. */
const Row = styled.li<{ $saving: boolean }>`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 3.125rem;
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
