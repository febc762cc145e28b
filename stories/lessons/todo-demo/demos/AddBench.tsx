import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import { keyOf, newestFirst, nextTemporaryId } from '#features/todos/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { color, font, space } from '#ui/tokens.ts'
import { Ground } from '#course/story/Ground.ts'

export interface AddBenchProps {
  /** The name of the button that starts the race. */
  label: string
  /** The titles to add, one after the other, without waiting for answers. */
  titles: readonly string[]
  /** Whether to start a refetch of the list first. */
  refetchFirst?: boolean
  /** The pause between two actions, so that they overlap in a fixed order; 300 unless set. */
  pauseMs?: number
  add: (todo: Todo) => Promise<unknown>
}

/** A button that causes a race, the list, and the server's answer to each add. */
export function AddBench({ label, titles, refetchFirst = false, pauseMs = 300, add }: AddBenchProps) {
  const todos = useQuery(todosQuery(useApi()))
  const [outcomes, setOutcomes] = useState<Record<string, string>>({})
  const [started, setStarted] = useState(false)
  const isOver = titles.every((title) => /saved|failed/.test(outcomes[title] ?? ''))

  async function send(title: string): Promise<void> {
    const report = (outcome: string) => setOutcomes((others) => ({ ...others, [title]: outcome }))
    report('pending')
    try {
      await add({ id: nextTemporaryId(), title, completed: false })
      report('saved')
    } catch {
      report('failed')
    }
  }

  function start(): void {
    setStarted(true)
    if (refetchFirst) void todos.refetch()
    for (const [index, title] of titles.entries()) {
      setTimeout(() => void send(title), pauseMs * (refetchFirst ? index + 1 : index))
    }
  }

  return (
    <Ground>
      <Row>
        <Button variant="primary" disabled={!todos.data || started} onClick={start}>
          {label}
        </Button>
        <Button disabled={!todos.data} onClick={() => void todos.refetch()}>
          Refetch the list
        </Button>
      </Row>
      <Banner>{todos.isPending ? 'Loading...' : outcomesText(outcomes)}</Banner>
      {/* It keeps its room before: nothing moves when it comes. */}
      <Again role="status">{isOver && 'Reset or reload to run it again.'}</Again>
      <Titles aria-label="Todos">
        {newestFirst(todos.data ?? []).map((todo) => (
          <li key={keyOf(todo)}>
            {todo.title} {todo.id === todo.temporaryId && <Muted>(not confirmed)</Muted>}
          </li>
        ))}
      </Titles>
    </Ground>
  )
}

function outcomesText(outcomes: Record<string, string>): string {
  const words = Object.entries(outcomes).map(([title, outcome]) => `${title}: ${outcome}`)
  return words.length === 0 ? 'Nothing sent yet' : words.join(' · ')
}

const Titles = styled.ul`
  min-height: 5.5rem;
  margin: 0;
  padding-inline-start: ${space.l};
  line-height: 1.75;
`

const Again = styled.p`
  min-height: 1lh;
  margin: 0;
  color: ${color.textMuted};
  font-size: ${font.small};
`

const Muted = styled.span`
  color: ${color.textMuted};
  font-size: ${font.small};
`
