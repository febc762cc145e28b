import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { space } from '#ui/tokens.ts'

/** Two demos side by side, or one below the other on a narrow page. */
export function Pair({ children }: { children: ReactNode }) {
  return <Grid>{children}</Grid>
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 0 ${space.l};
`
