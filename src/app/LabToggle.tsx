import { useContext, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { Button } from '#ui/Button.tsx'
import { LabDoorContext } from './labDoor.ts'
import type { LabDoor } from './labDoor.ts'

/** The button that opens and closes the lab, where there is one. */
export function LabToggle() {
  const door = useContext(LabDoorContext)
  return door && <Toggle {...door} />
}

function Toggle({ state, button }: LabDoor) {
  const isOpen = useStore(state, ({ network }) => network !== undefined)
  const isAwake = useSyncExternalStore(neverChanges, yes, no)

  return (
    <Place $isAwake={isAwake}>
      <Button
        ref={button}
        aria-expanded={isAwake && isOpen}
        onClick={() => state.setState({ network: isOpen ? undefined : '', wasPressed: true })}
      >
        Lab
      </Button>
    </Place>
  )
}

const neverChanges = () => () => undefined
const yes = () => true
const no = () => false

/** In a prerendered page its place is kept, and it comes with the script that it needs. */
const Place = styled.span<{ $isAwake: boolean }>`
  visibility: ${({ $isAwake }) => ($isAwake ? 'visible' : 'hidden')};
`
