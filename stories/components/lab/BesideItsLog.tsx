import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ActionLogPanel } from '#lab/actions/ActionLogPanel.tsx'
import { pageRecorder } from '#lab/actions/pageRecorder.ts'
import { color, space } from '#ui/tokens.ts'

export interface BesideItsLogProps {
  children: ReactNode
  /** Whether the demo runs in StrictMode. */
  strict?: boolean
}

/** A demo beside the action log of its page. */
export function BesideItsLog({ children, strict = false }: BesideItsLogProps) {
  const page = (
    <Sides>
      <Side>{children}</Side>
      <LogSide>
        <ActionLogPanel recorder={pageRecorder} />
      </LogSide>
    </Sides>
  )
  return strict ? <StrictMode>{page}</StrictMode> : page
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  gap: ${space.m};
  padding: ${space.m};
  background: ${color.canvas};
`

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`

/** Stays in view beside a longer demo. */
const LogSide = styled(Side)`
  position: sticky;
  inset-block-start: ${space.m};
`
