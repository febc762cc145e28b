import { useStore } from 'zustand'
import { useEffect } from 'react'
import type { Stage } from './useStage.ts'

/** What the frame of a demo says in its element, for its style, while the lab is open. */
export function useLabAttribute({ labState }: Stage): { 'data-lab-open'?: '' } {
  return useStore(labState, ({ isOpen }) => isOpen) ? { 'data-lab-open': '' } : {}
}

/** A pair has one lab: that of one side closes when that of the other opens. Returns whether one is open. */
export function useOneLab(wrong: Stage['labState'], right: Stage['labState']): boolean {
  useEffect(() => {
    const closes = (one: Stage['labState'], other: Stage['labState']) =>
      one.subscribe((lab, before) => {
        if (lab.isOpen && !before.isOpen) other.setState({ isOpen: false })
      })
    const stops = [closes(wrong, right), closes(right, wrong)]
    return () => stops.forEach((stop) => stop())
  }, [wrong, right])
  const isWrong = useStore(wrong, ({ isOpen }) => isOpen)
  const isRight = useStore(right, ({ isOpen }) => isOpen)
  return isWrong || isRight
}
