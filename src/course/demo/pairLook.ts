import { styled } from 'styled-components'
import { color, radius, space, width } from '#ui/tokens.ts'
import { pairPlaces, pairWithLab } from '#course/world/labLayout.ts'
import { DemoFigure } from './DemoFigure.ts'
import { SIDE_PARTS } from './PairSide.tsx'

export const PairFigure = styled(DemoFigure)`
  ${pairWithLab}
`

export const Sides = styled.div`
  ${pairPlaces(SIDE_PARTS)}

  @media (min-width: ${width.phone}) {
    & > [data-lab] {
      min-width: 0;
      overflow: clip;
      border: 1px solid ${color.border};
      border-radius: ${radius.m};
    }

    & > [data-lab] > * {
      border: 0;
    }
  }
`

/** A container from tablets on: on phones the sides never stand beside each other, and the lab, a fixed sheet, would be fixed to it. */
export const PairInset = styled.div`
  padding: var(--demo-inset);

  & + & {
    padding-block-start: 0;
  }

  & > figure {
    margin-block: 0;
  }

  @media (min-width: ${width.phone}) {
    container-type: inline-size;
  }
`

/** Any two demos, which have frames of their own. */
export const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 0 ${space.l};
`
