import { css, styled } from 'styled-components'
import { space } from './tokens.ts'

type Space = keyof typeof space

interface GapProps {
  /** The distance, or the distances between rows and between columns. */
  $gap?: Space | `${Space} ${Space}`
}

/** Lists can be laid out, too, by `as`. */
const box = css`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** Buttons, links or words side by side, which wrap where the line ends. */
export const Row = styled.div<GapProps & { $align?: 'center' | 'end'; $justify?: 'space-between' | 'end' }>`
  ${box}
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap = 's' }) => distances($gap)};
`

/** Elements below each other. They fill the width, except for buttons and links. */
export const Column = styled.div<GapProps & { $padding?: Space }>`
  ${box}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 'm' }) => distances($gap)};
  padding: ${({ $padding }) => ($padding ? space[$padding] : 0)};

  & > :is(button, a) {
    justify-self: start;
  }
`

/**
 * Elements side by side, as many as fit at a width of at least `$least`. If there are few, they keep that width
 * unless `$stretch` is set.
 */
export const Columns = styled.div<GapProps & { $least: string; $stretch?: boolean }>`
  ${box}
  display: grid;
  grid-template-columns: repeat(
    ${({ $stretch = false }) => ($stretch ? 'auto-fit' : 'auto-fill')},
    minmax(min(100%, ${({ $least }) => $least}), 1fr)
  );
  gap: ${({ $gap = 'm' }) => distances($gap)};
`

function distances(gap: NonNullable<GapProps['$gap']>): string {
  return gap
    .split(' ')
    .map((name) => space[name as Space])
    .join(' ')
}
