import { styled } from 'styled-components'
import { color, font, radius, space, width } from '#ui/tokens.ts'
import { DemoFigure } from '#course/demo/DemoFigure.ts'

interface FigureState {
  $hasRun: boolean
}

/** The stage is there before the first run, unseen. */
export const PredictFigure = styled(DemoFigure)<FigureState>`
  & > :first-child {
    border-block-end: ${({ $hasRun }) => ($hasRun ? '1px' : 0)} solid ${color.border};
  }

  & > :not(:first-child) {
    ${({ $hasRun }) => !$hasRun && 'display: none;'}
  }
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

export const PredictTitle = styled.p`
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

export const PredictQuestion = styled.p`
  max-width: 40rem;
  margin: ${space.xs} 0 0.75rem;
`

/** Until somebody has answered there is nothing in it. */
export const PredictOutcome = styled.div`
  & > :not(:empty) {
    margin-block-start: ${space.s};
  }
`

export const PredictButtons = styled.div`
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
