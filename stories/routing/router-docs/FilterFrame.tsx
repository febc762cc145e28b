import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, space } from '#ui/tokens.ts'

/** The page inside a small browser: what can be pressed, below each other. */
export function FilterFrame({ children }: { children: ReactNode }) {
  return <Column>{children}</Column>
}

const Column = styled.div`
  display: grid;
  gap: ${space.m};
  justify-items: start;
  min-height: 8rem;
  padding: ${space.l};
  background: ${color.surface};

  a {
    color: ${color.accentText};
  }
`
