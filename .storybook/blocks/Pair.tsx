import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { space } from '#ui/tokens.ts'

/** Two demos beside each other, where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <Grid>{children}</Grid>
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 0 ${space.l};
`
