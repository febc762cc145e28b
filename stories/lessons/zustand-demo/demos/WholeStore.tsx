import { memo } from 'react'
import { useStore } from 'zustand'
import type { FruitReaderProps } from './FruitReader.ts'
import { ApplesView } from './FruitView.tsx'

/** Wrong: reads the whole store, so it renders with each change of anything. */
export const Apples = memo(function Apples({ counters }: FruitReaderProps) {
  const { apples } = useStore(counters)
  return <ApplesView apples={apples} />
})
