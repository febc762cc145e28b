import { styled } from 'styled-components'
import { space } from './tokens.ts'

/** Buttons or links side by side; they wrap. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`
