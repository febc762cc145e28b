import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useWorld } from '#course/world/worldContext.ts'
import { NetworkPanel } from '#lab/network/NetworkPanel.tsx'
import { color, space } from '#ui/tokens.ts'

/** A component that sends requests, beside the controls of its network. */
export function BesideItsNetwork({ children }: { children: ReactNode }) {
  const { network } = useWorld()
  return (
    <>
      <Controls>
        <NetworkPanel network={network} />
      </Controls>
      {children}
    </>
  )
}

const Controls = styled.div`
  padding: ${space.m};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
`
