import { styled } from 'styled-components'
import { color, font, radius, space } from './tokens.ts'

/** A small label. */
export const Badge = styled.span`
  display: inline-block;
  padding: 0.125rem ${space.s};
  border-radius: ${radius.round};
  background: ${color.sunken};
  color: ${color.text};
  font-size: ${font.small};
  font-weight: 600;
  white-space: nowrap;
`
