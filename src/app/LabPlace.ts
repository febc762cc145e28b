import { createGlobalStyle, styled } from 'styled-components'
import { arrives } from '#ui/motion.ts'
import { color, shadow, width } from '#ui/tokens.ts'
import { HEADER_HEIGHT } from './header.ts'

const LAB_WIDTH = '26rem'

/** The page makes room for a lab beside it, below the header, which keeps its width and stays: nothing is covered. */
export const RoomBeside = createGlobalStyle`
  @media (min-width: ${width.beside}) {
    html { scroll-padding-block-start: ${HEADER_HEIGHT}; }

    #root { margin-inline-end: ${LAB_WIDTH}; }

    #root header[data-app] {
      position: sticky;
      z-index: 14;
      inset-block-start: 0;
      margin-inline-end: -${LAB_WIDTH};
    }
  }
`

/** A sheet at the foot; a column beside the page where there is room for both. Every tab has the same height. */
export const LabPlace = styled.aside`
  position: sticky;
  z-index: 15;
  inset-block-end: 0;
  display: flex;
  flex-direction: column;
  border-block-start: 2px solid ${color.accent};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
  ${arrives('panel')}
  --lab-height: min(24rem, 45dvh);

  @media (min-width: ${width.beside}) {
    position: fixed;
    inset-block: ${HEADER_HEIGHT} 0;
    inset-inline-end: 0;
    width: ${LAB_WIDTH};
    border-block-start: 0;
    border-inline-start: 1px solid ${color.border};
    box-shadow: none;
    --from: 1rem 0;
    /* There it covers nothing, so there is nothing to fold. */
    --lab-height: 100%;
    --lab-fold: none;
    --lab-folded: flex;
    --lab-folded-height: 100%;
  }
`
