import { styled } from 'styled-components'
import { Columns } from './layout.ts'
import { font, space } from './tokens.ts'

/** Cards beside each other, as many as fit. */
export const CardGrid = styled(Columns).attrs({ $least: '22rem', $gap: 'l' })`
  align-items: start;
`

/** The heading of a group of cards. */
export const SectionHeading = styled.h2`
  margin: ${space.m} 0 0;
  font-size: ${font.heading2};
`
