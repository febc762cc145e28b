import { css } from 'styled-components'
import { color, space } from '#ui/tokens.ts'
import { CONTENTS_FROM, docsWidth } from '#course/look/typeScale.ts'

/**
 * The parent of those parts of a page that may take the room of its contents, as a selector: text of twice its size leaves none.
 *
 * No rule below styles the inside of an element by what that element `:has`. Whenever an element comes or goes, a browser restyles all that
 * such a rule could concern: it was the whole page, at each row of each list.
 */
const ROOMY = ":root:not([data-text-size='double']) main"

const besideText = `${docsWidth.contents} + ${space.xl}`

/** The frame of a demo takes the room of the page's contents, too. */
const overContents = css`
  margin-inline-end: calc(-1 * (${besideText}));
`

/** A lab with a column of its own covers nothing, so there is nothing to fold. Along a long stage it stays on the screen. */
const inColumn = css`
  --demo-inset: ${space.m};

  & > * {
    position: sticky;
    inset-block-start: 0;
    border: 0;
    --lab-height: min(32rem, 100dvh - 5rem);
    --lab-fold: none;
    --lab-folded: flex;
    --lab-folded-height: var(--lab-height);
  }
`

/** The lab of a demo beside its stage, requests and tasks, where the page has room. */
export const labBeside = css`
  @media (min-width: ${CONTENTS_FROM}) {
    ${ROOMY} > &[data-lab-open] {
      display: grid;
      grid-template: auto minmax(16rem, 1fr) / minmax(0, 4fr) minmax(0, 3fr);
      ${overContents}

      /* The stage takes the height that the lab has, below what there is to do. */
      &[data-tasks] {
        grid-template-rows: auto auto minmax(16rem, 1fr);
      }

      /* The button that opens the lab stays where it was pressed. */
      & > :first-child {
        grid-column: 1 / -1;
        padding-inline-end: calc(var(--demo-inset) + ${besideText});
      }

      /* A stage that is cut off is as high as the lab, with what stands below it. */
      & > [data-cut='closed'] {
        height: 0;
        min-height: 100%;
        max-height: none;
      }

      & > [data-lab] {
        grid-area: 2 / 2 / span 5;
        border-inline-start: 1px solid ${color.border};
        ${inColumn}
      }
    }
  }
`

/**
 * The sides of a pair, and the lab of one of them, within the pair's frame: one below the other; the sides beside each other and the
 * lab below both, where there is room for two; all three beside each other where the page has room for them. Both sides always have
 * the same width and, beside each other, their parts on the same lines.
 *
 * @param parts of a side, which are rows of the grid; in the next one stand the reports of both
 */
export function pairPlaces(parts: number) {
  return css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.l};

    & > [data-lab='closed'] {
      display: none;
    }

    @container (min-width: 44rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-rows: auto minmax(0, 1fr);
      /* Between rows there is none: the parts of a side are such rows. */
      row-gap: 0;

      & > * {
        grid-row: 1 / span ${parts};
      }

      & > [data-side] {
        display: grid;
        grid-template-rows: subgrid;
        grid-template-columns: minmax(0, 1fr);
      }

      & > [data-lab] {
        grid-area: ${parts + 2} / 1 / auto / -1;
        margin-block-start: ${space.l};
      }

      & > [data-report] {
        grid-row: ${parts + 1};
      }
    }

    @media (min-width: ${CONTENTS_FROM}) {
      ${ROOMY} > [data-lab-beside] & {
        grid-template-columns: repeat(2, minmax(0, 5fr)) minmax(0, 6fr);
        column-gap: ${space.m};

        & > [data-lab] {
          grid-area: 1 / 3 / span ${parts + 1};
          margin: 0;
          ${inColumn}
        }
      }
    }
  `
}

/** The frame of a pair while the lab of one side is open. */
export const pairWithLab = css`
  @media (min-width: ${CONTENTS_FROM}) {
    ${ROOMY} > &[data-lab-beside] {
      --demo-inset: ${space.m};
      ${overContents}
    }
  }
`
