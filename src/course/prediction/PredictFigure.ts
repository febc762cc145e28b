import { css, styled } from 'styled-components'
import { color, font, radius, space, width } from '#ui/tokens.ts'
import { DemoFigure } from '#course/stage/DemoFigure.ts'

interface FigureState {
  $hasRun: boolean
  $isVeiled: boolean
  /** Whether the row of requests may be seen. */
  $tells: boolean
}

/** Filtered, because it must be there for the play that runs: without opacity it would not be visible to it. */
const veil = css`
  & > [role='region'] {
    position: relative;
  }

  & > [role='region'] > * {
    filter: opacity(0);
  }

  & > [data-edge] {
    display: none;
  }

  & > [role='region']::before {
    content: '?' / '';
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: ${color.textMuted};
    font-family: ${font.body};
    font-size: 1.5rem;
    font-weight: 700;
  }
`

/** The stage is there before the first run, unseen. */
export const PredictFigure = styled(DemoFigure)<FigureState>`
  & > :first-child {
    border-block-end: ${({ $hasRun }) => ($hasRun ? '1px' : 0)} solid ${color.border};
  }

  & > :not(:first-child) {
    ${({ $hasRun }) => !$hasRun && 'display: none;'}
  }

  /* Laid out all the same, so that it is scrolled to its end when it is seen. */
  & > [data-requests] {
    ${({ $tells }) => !$tells && 'visibility: hidden; height: 0; overflow: hidden;'}
  }

  ${({ $isVeiled }) => $isVeiled && veil}
`

export const Sheet = styled.div`
  padding: ${space.m} var(--demo-inset);
  background: ${color.accentSoft};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.normal};
  line-height: 1.5;

  code {
    padding: 0.1em 0.3em;
    border-radius: ${radius.s};
    background: ${color.surface};
    font-family: ${font.code};
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }
`

export const Title = styled.p`
  margin: 0;
  font-size: ${font.large};
  font-weight: 700;
  line-height: 1.35;
`

export const Kind = styled.span`
  margin-inline-end: ${space.xs};
  font-size: ${font.small};
  font-weight: 600;
`

export const Question = styled.p`
  max-width: 40rem;
  margin: ${space.xs} 0 0.75rem;
`

/** Until somebody has answered there is nothing in it. */
export const Outcome = styled.div`
  & > :not(:empty) {
    margin-block-start: ${space.s};
  }
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};

  /* Three of them stand on one line of a phone. */
  @media (max-width: ${width.phone}) {
    & > * {
      padding-inline: 0.75rem;
    }
  }
`
