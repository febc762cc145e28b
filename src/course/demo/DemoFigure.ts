import { styled } from 'styled-components'
import { PHONE_INSET } from '#course/look/typeScale.ts'
import { labBeside } from '#course/world/labLayout.ts'
import { color, radius, shadow, space, width } from '#ui/tokens.ts'

/** The frame of a demo. Everything in it keeps one distance from its sides, `--demo-inset`. */
export const DemoFigure = styled.figure`
  --demo-inset: ${space.l};

  display: flex;
  flex-direction: column;
  min-width: 0;
  margin: ${space.l} 0;
  /* Hidden, it would be what the lab in it is sticky to. */
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  /* A fold has a frame itself. */
  details > & {
    margin: 0;
    border-width: 0;
    border-radius: 0;
    box-shadow: none;
  }

  details > &:last-child {
    border-radius: 0 0 ${radius.m} ${radius.m};
  }

  details > &:not(:last-child) {
    border-block-end-width: 1px;
  }

  details > :not(summary, figure) + & {
    border-block-start-width: 1px;
  }

  @media (max-width: ${width.phone}) {
    --demo-inset: ${PHONE_INSET};
  }

  ${labBeside}
`
