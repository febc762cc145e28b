import { createGlobalStyle, css } from 'styled-components'
import { DOCS_ROOT } from '#course/storybook.ts'
import { color, shadow, width } from '#ui/tokens.ts'

const SHEET = 'min(24rem, 45dvh)'
const SHEET_HEAD = '3.5rem'

/** The lab below its demo, and on phones a sheet at the foot of the window. */
export const labBelow = css`
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.text};

  @media (max-width: ${width.phone}) {
    position: fixed;
    z-index: 15;
    inset: auto 0 0;
    border-block-start: 2px solid ${color.accent};
    box-shadow: ${shadow.raised};
    --lab-height: ${SHEET};
  }
`

/** Whether a lab that is open is a sheet. */
export function isLabSheet(): boolean {
  return matchMedia(`(max-width: ${width.phone})`).matches
}

/** Room for a sheet: the page can be scrolled until nothing of it is covered, and what gets the focus never is. */
export const RoomForSheet = createGlobalStyle`
  @media (max-width: ${width.phone}) {
    #${DOCS_ROOT} { padding-block-end: calc(${SHEET} + ${SHEET_HEAD}); }

    /* While the focus is in the sheet, the page behind it stays where it is. */
    html:not(:has([data-lab]:focus-within)) { scroll-padding-block-end: calc(${SHEET} + ${SHEET_HEAD}); }
  }
`
