import { useCallback, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { radius, shadow, space } from '#ui/tokens.ts'
import { LabDock } from './LabDock.tsx'
import type { LabDockProps } from './LabDock.tsx'
import { useLabAddress } from './useLabAddress.ts'

export interface LabToggleProps extends Pick<LabDockProps, 'queryClient' | 'router' | 'watch' | 'recorder'> {
  /** What the address says of the lab; undefined leaves it closed. */
  lab: string | undefined
  /** Called when the lab watches, or when it is clear that it does not yet. */
  onSettled: () => void
}

/** The way into the lab. Its code is fetched when it opens; while it is closed, nothing of it is here. */
export function LabToggle({ lab, onSettled, ...dock }: LabToggleProps) {
  const [network, setNetwork] = useState(lab)
  /** Whoever pressed a button that is gone goes on where it led to. */
  const [pressed, setPressed] = useState(false)
  const isOpen = network !== undefined
  useLabAddress(dock.router, network)

  useEffect(() => {
    if (!isOpen) onSettled()
  }, [isOpen, onSettled])

  const focusIfPressed = useCallback(
    (element: HTMLElement | null) => void (pressed && element?.focus()),
    [pressed],
  )

  if (isOpen) {
    return (
      <LabDock
        {...dock}
        network={network}
        onNetworkChange={setNetwork}
        onSettled={onSettled}
        onClose={() => turn(undefined)}
        onHeading={focusIfPressed}
      />
    )
  }
  return (
    <Corner>
      <Pill ref={focusIfPressed} onClick={() => turn('')}>
        Open the lab
      </Pill>
    </Corner>
  )

  function turn(next: string | undefined): void {
    setPressed(true)
    setNetwork(next)
  }
}

const Corner = styled.aside.attrs({ 'aria-label': 'Lab' })`
  position: sticky;
  z-index: 15;
  inset-block-end: 0;
  display: flex;
  justify-content: end;
  padding: ${space.s} ${space.m};
  /* What lies below it can still be pressed. */
  pointer-events: none;
`

const Pill = styled(Button)`
  border-radius: ${radius.round};
  box-shadow: ${shadow.raised};
  pointer-events: auto;
`
