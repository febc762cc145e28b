import { styled } from 'styled-components'
import { color, space } from '#ui/tokens.ts'

/** What the demos on stored names stand in. */
export const Names = styled.div`
  display: grid;
  gap: ${space.m};
  padding: ${space.l};
  background: ${color.surface};
`
