import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, space } from './tokens.ts'

/** A status line; screen readers announce its changes. Plain, because blue says that something can be pressed. */
export function Banner({ children }: { children: ReactNode }) {
  return <Strip role="status">{children}</Strip>
}

const Strip = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  min-height: 2rem;
  margin: 0;
  color: ${color.text};
  font-weight: 600;
`
