import { css } from 'styled-components'
import { space } from '#ui/tokens.ts'

/** The width from which the table has columns. */
export const wide = '@container (min-width: 46rem)'

/** The columns of a row at that width. */
export const inColumns = css`
  ${wide} {
    display: grid;
    grid-template:
      'method path status duration trigger key' auto / 4.5rem minmax(0, 1.2fr)
      7rem 5.5rem 7.5rem minmax(0, 1.4fr);
    gap: 0 ${space.m};
  }
`
