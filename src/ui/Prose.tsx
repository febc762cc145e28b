import { styled } from 'styled-components'
import { color, font, space, width } from './tokens.ts'

/** Running text at a comfortable width. A widget in it looks as it does elsewhere. */
export const Prose = styled.div`
  max-width: ${width.prose};
  line-height: 1.65;

  & > :first-child {
    margin-block-start: 0;
  }

  h2 {
    margin: ${space.xl} 0 ${space.m};
    font-size: ${font.heading2};
  }

  & > ul > li + li {
    margin-block-start: ${space.xs};
  }

  & > p > a,
  & > ul > li > a {
    color: ${color.accentText};
  }
`
