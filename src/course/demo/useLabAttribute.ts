import { useStore } from 'zustand'
import type { Stage } from './useStage.ts'

/** What the frame of a demo says in its element, for its style, while the lab is open. */
export function useLabAttribute({ labState }: Stage): { 'data-lab-open'?: '' } {
  return useStore(labState, ({ isOpen }) => isOpen) ? { 'data-lab-open': '' } : {}
}
