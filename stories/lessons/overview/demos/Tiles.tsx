import { styled } from 'styled-components'
import { space } from '#ui/tokens.ts'

/** The layout of tiles. */
export const Tiles = styled.dl`
  display: grid;
  margin: 0;
  padding: var(--demo-inset, ${space.l});
`
