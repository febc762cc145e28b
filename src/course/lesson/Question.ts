import { styled } from 'styled-components'
import { space } from '#ui/tokens.ts'

/** A question with its answers as buttons. */
export const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`
