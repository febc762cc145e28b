import { styled } from 'styled-components'
import { font, space } from './tokens.ts'

/** Cards in columns, as many as fit. */
export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  align-items: start;
  gap: ${space.l};

  h3 {
    margin-block-start: 0;
    font-size: ${font.heading3};
  }
`

/** The heading of a group of cards. */
export const SectionHeading = styled.h2`
  margin: ${space.m} 0 0;
  font-size: ${font.heading2};
`
