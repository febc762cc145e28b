import { memo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { RenderCount } from '#lab/RenderCount.tsx'
import { pluralize } from '#ui/pluralize.ts'
import type { CounterStore } from './counters.ts'

interface ReaderProps {
  counters: CounterStore
}

/** Wrong: reads the whole store, so it renders with every change. */
export const WholeStore = memo(function WholeStore({ counters }: ReaderProps) {
  const { apples } = useStore(counters)
  return (
    <div>
      {pluralize(apples, 'apple')} <RenderCount of="Apples" />
    </div>
  )
})

/** Right: selects the value that it shows. */
export const OneField = memo(function OneField({ counters }: ReaderProps) {
  const apples = useStore(counters, (state) => state.apples)
  return (
    <div>
      {pluralize(apples, 'apple')} <RenderCount of="Apples" />
    </div>
  )
})

/**
 * Wrong: the selector returns a new object each time. To Zustand 5 that is a change, so React renders without end.
 */
export const ObjectSelector = memo(function ObjectSelector({ counters }: ReaderProps) {
  const { apples, pears } = useStore(counters, (state) => ({ apples: state.apples, pears: state.pears }))
  return <Basket apples={apples} pears={pears} />
})

/** Right: `useShallow` returns the old object as long as its fields are equal. */
export const ShallowSelector = memo(function ShallowSelector({ counters }: ReaderProps) {
  const { apples, pears } = useStore(
    counters,
    useShallow((state) => ({ apples: state.apples, pears: state.pears })),
  )
  return <Basket apples={apples} pears={pears} />
})

function Basket({ apples, pears }: { apples: number; pears: number }) {
  return (
    <div>
      {pluralize(apples, 'apple')} and {pluralize(pears, 'pear')} <RenderCount of="Basket" />
    </div>
  )
}
