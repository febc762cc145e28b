import { styled } from 'styled-components'
import { color, space } from '#ui/tokens.ts'

/** What the drawing says, in words or numbers, folded below it. */
export const Fold = styled.details`
  border-block-start: 1px solid ${color.border};

  & > summary {
    padding: ${space.s} var(--demo-inset);
    color: ${color.textMuted};
    cursor: pointer;
  }
`
