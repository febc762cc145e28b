import { styled } from 'styled-components'
import { Badge } from '#ui/Badge.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { color, radius, space } from '#ui/tokens.ts'
import { keyOf, newestFirst } from './todo.ts'
import type { ListedTodo } from './todo.ts'

/** Todos, newest first, each with its title and its state (behaviour §2.9). */
export function TodoList({ todos }: { todos: readonly ListedTodo[] }) {
  if (todos.length === 0) return <EmptyState>No todos yet. Add the first one.</EmptyState>
  return (
    <List aria-label="Todos">
      {newestFirst(todos).map((todo) => (
        <Row key={keyOf(todo)}>
          <Title>{todo.title.trim() === '' ? <Untitled>(no title)</Untitled> : todo.title}</Title>
          <State $done={todo.completed}>{todo.completed ? 'Completed' : 'Not Completed'}</State>
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

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.m};
  padding: 0.75rem ${space.m};

  & + & {
    border-block-start: 1px solid ${color.border};
  }
`

const Title = styled.span`
  flex: 1 1 12rem;
  min-width: 0;
`

const Untitled = styled.em`
  color: ${color.textMuted};
`

const State = styled(Badge)<{ $done: boolean }>`
  background: ${({ $done }) => ($done ? color.successSoft : color.sunken)};
  color: ${({ $done }) => ($done ? color.success : color.text)};
`
