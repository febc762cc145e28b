import { memo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { FruitReaderProps } from './FruitReader.ts'
import { BasketView } from './FruitView.tsx'

/** Right: `useShallow` returns the old object as long as its fields are the same. */
export const Basket = memo(function Basket({ counters }: FruitReaderProps) {
  const { apples, pears } = useStore(
    counters,
    useShallow((state) => ({ apples: state.apples, pears: state.pears })),
  )
  return <BasketView apples={apples} pears={pears} />
})
