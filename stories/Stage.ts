import { styled } from 'styled-components'
import { Column } from '#ui/layout.ts'
import { color } from '#ui/tokens.ts'

/** The surface around a small example. */
export const Stage = styled(Column).attrs({ $padding: 'l' })`
  background: ${color.surface};
`
