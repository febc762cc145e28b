import { styled } from 'styled-components'
import { Column } from './layout.ts'
import { color, radius, shadow, space } from './tokens.ts'

/** A raised surface, whose parts stand below each other. */
export const Card = styled(Column)`
  padding: ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`
