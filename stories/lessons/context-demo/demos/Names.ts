import { styled } from 'styled-components'
import { space } from '#ui/tokens.ts'

/** The layout of the demos on stored names. */
export const Names = styled.div`
  display: grid;
  gap: ${space.m};
  padding: var(--demo-inset, ${space.l});
`
