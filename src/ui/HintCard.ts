import { styled } from 'styled-components'
import { arrives } from './motion.ts'
import { color, font, radius, shadow, space, width } from './tokens.ts'

/** Room that a card needs below its word, in px. */
const ROOM = 200

/** Where a card stands: the left edge of its word, and its upper or lower edge, in px from the same edge of the screen. */
export interface HintPlace {
  left: number
  top?: number
  bottom?: number
}

/** Below a word; above it where there is no room below. */
export function placeBeside(word: DOMRect): HintPlace {
  const isLow = word.bottom + ROOM > innerHeight && word.top > ROOM
  return { left: word.left, ...(isLow ? { bottom: innerHeight - word.top } : { top: word.bottom }) }
}

const CARD_WIDTH = '22rem'

/** What a word means, at this word; on a phone at the foot of the screen. */
export const HintCard = styled.div.attrs<{ $at: HintPlace }>(({ $at: { left, top, bottom } }) => ({
  role: 'tooltip',
  className: 'sb-unstyled',
  style: { '--left': `${left}px`, top, bottom } as React.CSSProperties,
}))`
  position: fixed;
  z-index: 30;
  inset-inline-start: clamp(${space.m}, var(--left), calc(100vw - ${CARD_WIDTH} - ${space.l}));
  width: ${CARD_WIDTH};
  margin-block: ${space.xs};
  padding: ${space.m};
  border: 1px solid ${color.outline};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.small};
  line-height: 1.5;
  ${arrives('change')}

  @media (max-width: ${width.phone}) {
    /* Against the place of its word, which is an inline style. */
    inset: auto 0 0 !important;
    width: auto;
    margin: 0;
    border-inline: 0;
    border-radius: 0;
  }
`
