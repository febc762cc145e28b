import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, font, radius, size, space, width } from '#ui/tokens.ts'

type Verdict = keyof typeof words

const words = { wrong: '✗ Wrong', right: '✓ Right' }

export interface DemoHeadProps {
  title: string
  /** Whether it is one side of a pair, which is no figure of its own. */
  isSide?: boolean
  /** Which side of a pair it was. */
  verdict?: Verdict | undefined
  /** What to do, in a sentence. */
  note?: ReactNode
  /** Buttons and links, the last of them quiet. */
  children: ReactNode
  /** Whether the first of them is quiet, too. */
  startsQuiet?: boolean
}

/** The head of a demo: what it is, what to do, and what can be done with it. */
export function DemoHead({
  title,
  isSide = false,
  verdict,
  note,
  children,
  startsQuiet = true,
}: DemoHeadProps) {
  return (
    <Caption as={isSide ? 'div' : 'figcaption'}>
      <Words>
        <Heading>
          {verdict && <Badge $verdict={verdict}>{words[verdict]}</Badge>}
          {title}
        </Heading>
        {note !== undefined && <Note>{note}</Note>}
      </Words>
      <Controls className="sb-unstyled" $startsQuiet={startsQuiet}>
        {children}
      </Controls>
    </Caption>
  )
}

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* Beside a higher head, buttons below the words stand as low as its buttons. */
  place-content: space-between;
  align-items: flex-start;
  gap: ${space.s} ${space.m};
  padding: ${space.m} var(--demo-inset);
  border-block-end: 1px solid ${color.border};
`

const Words = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  padding-block: ${space.s};
`

const Heading = styled.p`
  && {
    display: flex;
    align-items: flex-start;
    gap: ${space.s};
    margin: 0;
    color: ${color.text};
    font-size: ${font.normal};
    font-weight: 700;
    line-height: 1.5;
  }
`

const Note = styled.div`
  &&,
  && p {
    max-width: 40rem;
    margin: ${space.xs} 0 0;
    color: ${color.text};
    font-size: ${font.normal};
    line-height: 1.5;
  }
`

/** Its background is higher than a line. Negative margins keep the line's height, so that both titles of a pair begin on one line. */
const Badge = styled.span<{ $verdict: Verdict }>`
  flex: none;
  margin-block: -0.125rem;
  padding: 0.125rem ${space.s};
  border-radius: ${radius.round};
  background: ${({ $verdict }) => ($verdict === 'wrong' ? color.dangerSoft : color.successSoft)};
  color: ${({ $verdict }) => ($verdict === 'wrong' ? color.danger : color.success)};
  font-size: ${font.normal};
`

/** On a phone four buttons stand on one line only if they are smaller. */
const onOneLine = css`
  @media (max-width: ${width.phone}) {
    margin-inline: -0.375rem;

    & > * {
      min-width: ${size.touch};
      padding-inline: 0.375rem;
      font-size: ${font.small};
    }
  }
`

/** A quiet button has an inset but no outline: its text begins and ends where what is above and below it does. */
const Controls = styled.div<{ $startsQuiet: boolean }>`
  display: flex;
  flex-wrap: wrap;
  margin-inline: ${({ $startsQuiet }) => ($startsQuiet ? `-${space.m}` : 0)} -${space.m};
  ${({ $startsQuiet }) => $startsQuiet && onOneLine}

  /* Nor has a disabled one a background, which would touch the button beside it. */
  && > ${({ $startsQuiet }) => ($startsQuiet ? '*' : ':last-child')}[aria-disabled='true'] {
    background: none;
  }
`
