import { styled } from 'styled-components'
import { space } from './tokens.ts'

/** Buttons or links side by side, which wrap where there is no room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`
