import { memo } from 'react'
import { useStore } from 'zustand'
import type { FruitReaderProps } from './FruitReader.ts'
import { BasketView } from './FruitView.tsx'

/** Wrong: a new object with each call. For React each of them is a change, and it never ends. */
export const Basket = memo(function Basket({ counters }: FruitReaderProps) {
  const { apples, pears } = useStore(counters, (state) => ({ apples: state.apples, pears: state.pears }))
  return <BasketView apples={apples} pears={pears} />
})
