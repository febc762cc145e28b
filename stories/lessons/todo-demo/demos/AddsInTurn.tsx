import { useMutation, useMutationState } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoSchema } from '#contract/todo.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

/** Adds all at once, or one after the other, and what the mutation cache says of each. */
export function AddsInTurn() {
  const [said, setSaid] = useState('Nothing added yet')
  const adds = useMutationState({
    filters: { mutationKey: ['add'] },
    select: ({ state: { variables, status, isPaused } }) =>
      `${String(variables)}: ${isPaused ? 'waits' : status}`,
  })
  return (
    <Ground>
      <Row>
        <AddThree label="Add three at once" say={setSaid} />
        <AddThree label="Add three in turn" scope={{ id: 'todos' }} say={setSaid} />
      </Row>
      <Banner>{said}</Banner>
      <ol aria-label="Mutations">
        {adds.map((add, index) => (
          <li key={index}>{add}</li>
        ))}
      </ol>
    </Ground>
  )
}

interface AddThreeProps {
  label: string
  scope?: { id: string }
  say: (what: string) => void
}

function AddThree({ label, scope, say }: AddThreeProps) {
  const api = useApi()
  // #region scope
  const { mutateAsync } = useMutation({
    mutationKey: ['add'],
    mutationFn: (title: string) =>
      api.post('todos', { schema: TodoSchema, body: { title, completed: false } }),
    ...(scope && { scope }),
  })

  async function addAll(): Promise<void> {
    try {
      const todos = await Promise.all(['Milk', 'Bread', 'Tea'].map((title) => mutateAsync(title)))
      say(`${todos.length} todos are saved`)
    } catch {
      say('One was refused')
    }
  }
  // #endregion

  return <Button onClick={() => void addAll()}>{label}</Button>
}
