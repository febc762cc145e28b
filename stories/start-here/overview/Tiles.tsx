import { styled } from 'styled-components'
import { space } from '#ui/tokens.ts'

/** The list that tiles stand in. */
export const Tiles = styled.dl`
  display: grid;
  margin: 0;
  padding: ${space.l};
`
