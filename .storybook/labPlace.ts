import { createGlobalStyle, css } from 'styled-components'
import { color, shadow, space, width } from '#ui/tokens.ts'
import { CONTENTS_FROM, docsWidth } from './docsLook.ts'

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
    #storybook-docs { padding-block-end: calc(${SHEET} + ${SHEET_HEAD}); }

    /* While the focus is in the sheet, the page behind it stays where it is. */
    html:not(:has([data-lab]:focus-within)) { scroll-padding-block-end: calc(${SHEET} + ${SHEET_HEAD}); }
  }
`

/**
 * The lab of a demo beside its stage, requests and tasks, where the page has room: there the frame takes the room of the page's contents,
 * too. It covers nothing, so there is nothing to fold. Along a long stage it stays on the screen.
 */
export const labBeside = css`
  @media (min-width: ${CONTENTS_FROM}) {
    :root:not([data-text-size='double']) main:not(:has(> [data-landing-page])) > &:has(> [data-lab='open']) {
      display: grid;
      grid-template: auto minmax(16rem, 1fr) / minmax(0, 4fr) minmax(0, 3fr);
      margin-inline-end: calc(-1 * (${docsWidth.contents} + ${space.xl}));

      & > :first-child {
        grid-column: 1 / -1;
      }

      /* A stage that scrolls is as high as the lab, with what stands below it. */
      & > [data-scrolls] {
        height: 0;
        min-height: 100%;
        max-height: none;
      }

      & > [data-lab] {
        --demo-inset: ${space.m};
        grid-area: 2 / 2 / span 5;
        border-inline-start: 1px solid ${color.border};
      }

      & > [data-lab] > * {
        position: sticky;
        inset-block-start: 0;
        border: 0;
        --lab-height: min(32rem, 100dvh - 5rem);
        --lab-fold: none;
        --lab-folded: flex;
        --lab-folded-height: var(--lab-height);
      }
    }
  }
`
