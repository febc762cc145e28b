import { styled } from 'styled-components'
import { color, font, radius } from '#ui/tokens.ts'

/** A press. */
export const Flag = styled.span`
  padding-inline: 0.5rem 0.375rem;
  border-inline-start: 2.5px solid ${color.text};
  border-radius: 0 ${radius.s} ${radius.s} 0 !important;
  background: ${color.sunken};
  font-weight: 600;
`

/** A request, from when it leaves until its end. */
export const Bar = styled.span`
  box-sizing: border-box;
  padding-inline: 0.375rem;
  border: 1.5px solid ${color.outline};
  background: ${color.sunken};
  font-family: ${font.code};
  font-size: 0.75rem;
  line-height: 1.3125rem !important;
`

/** The name of a request that is too short to hold it, after it. */
export const BarName = styled.span`
  padding-inline-start: 0.75rem;
  font-family: ${font.code};
  font-size: 0.75rem;
`
