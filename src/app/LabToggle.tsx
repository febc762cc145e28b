import { useContext } from 'react'
import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'
import { LabDoorContext } from './labDoor.ts'
import type { LabDoor } from './labDoor.ts'
import { useIsAwake } from '#ui/useIsAwake.ts'

/** The button that opens and closes the lab, where there is one. */
export function LabToggle() {
  const door = useContext(LabDoorContext)
  return door && <Toggle {...door} />
}

function Toggle({ state, button }: LabDoor) {
  const isOpen = useStore(state, ({ network }) => network !== undefined)
  const hasFailed = useStore(state, (lab) => lab.hasFailed)
  const isAwake = useIsAwake()

  function toggle(): void {
    state.setState({ network: isOpen ? undefined : '', wasPressed: true, hasFailed: false })
  }

  return (
    <Place $isAwake={isAwake}>
      {hasFailed && (
        <span role="alert">The lab could not be opened. Check your connection and try again.</span>
      )}
      <Button ref={button} aria-expanded={isAwake && isOpen} onClick={toggle}>
        Lab
      </Button>
    </Place>
  )
}

/** In a prerendered page its place is kept, and it comes with the script that it needs. */
const Place = styled.span<{ $isAwake: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.s};
  visibility: ${({ $isAwake }) => ($isAwake ? 'visible' : 'hidden')};

  & > button {
    flex: none;
    white-space: nowrap;
  }
`
