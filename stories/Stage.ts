import { styled } from 'styled-components'
import { Column } from '#ui/layout.ts'
import { color, space } from '#ui/tokens.ts'

/** The surface that a small example stands on, with the distances of the demo around it. */
export const Stage = styled(Column)`
  padding: var(--demo-inset, ${space.l});
  background: ${color.surface};
`
