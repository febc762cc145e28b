import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, radius, space } from './tokens.ts'

/** A status line; screen readers announce its changes. */
export function Banner({ children }: { children: ReactNode }) {
  return <Strip role="status">{children}</Strip>
}

const Strip = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  min-height: 3rem;
  margin: 0;
  padding: ${space.s} ${space.m};
  border-inline-start: 4px solid ${color.accent};
  border-radius: ${radius.s};
  background: ${color.accentSoft};
  color: ${color.text};
  font-weight: 600;
`
