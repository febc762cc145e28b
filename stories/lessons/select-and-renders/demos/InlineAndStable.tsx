import { useQuery } from '@tanstack/react-query'
import { useCallback, useReducer, useState } from 'react'
import { useStore } from 'zustand'
import { useApi } from '#api/ApiProvider.tsx'
import type { Todo } from '#contract/todo.ts'
import { countRender, createRenderTally } from '#screens/select-and-renders/renderTally.ts'
import type { RenderTally } from '#screens/select-and-renders/renderTally.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { Ground } from '#course/story/Ground.ts'
import { listQuery } from './listQuery.ts'
import { countDone } from './TitleAndCount.tsx'

interface CallsProps {
  onSelect: () => void
}

// #region inline
function Inline({ onSelect }: CallsProps) {
  const { data } = useQuery({
    ...listQuery(useApi()),
    select: (todos) => {
      onSelect()
      return countDone(todos)
    },
  })
  return <span>{data ?? '…'} done</span>
}
// #endregion

// #region stable
function Stable({ onSelect }: CallsProps) {
  const select = useCallback(
    (todos: readonly Todo[]) => {
      onSelect()
      return countDone(todos)
    },
    [onSelect],
  )
  const { data } = useQuery({ ...listQuery(useApi()), select })
  return <span>{data ?? '…'} done</span>
}
// #endregion

/** Two components that render for a reason of their own, and how often each calls its `select`. */
export function InlineAndStable() {
  const [calls] = useState(createRenderTally)
  const [renders, renderBoth] = useReducer((count: number) => count + 1, 0)
  const onInline = useCallback(() => countLater(calls, 'Inline'), [calls])
  const onStable = useCallback(() => countLater(calls, 'Stable'), [calls])

  return (
    <Ground>
      <Row $align="center">
        <Button onClick={renderBoth}>Render both</Button>
        <span>{renders === 0 ? 'Not pressed yet' : `Pressed ${pluralize(renders, 'time')}`}</span>
      </Row>
      <p>
        Inline: <Inline onSelect={onInline} />, <Calls calls={calls} of="Inline" />
      </p>
      <p>
        Stable: <Stable onSelect={onStable} />, <Calls calls={calls} of="Stable" />
      </p>
    </Ground>
  )
}

function Calls({ calls, of }: { calls: RenderTally; of: string }) {
  const count = useStore(calls, (counts) => counts[of] ?? 0)
  return <b>{pluralize(count, 'call')} of select</b>
}

/** Counts after the render that calls: a component must not render another one meanwhile. */
function countLater(calls: RenderTally, name: string): void {
  queueMicrotask(() => countRender(calls, name))
}
