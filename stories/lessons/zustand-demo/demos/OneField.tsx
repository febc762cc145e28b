import { memo } from 'react'
import { useStore } from 'zustand'
import type { FruitReaderProps } from './FruitReader.ts'
import { ApplesView } from './FruitView.tsx'

/** Right: selects what it shows. */
export const Apples = memo(function Apples({ counters }: FruitReaderProps) {
  const apples = useStore(counters, (state) => state.apples)
  return <ApplesView apples={apples} />
})
