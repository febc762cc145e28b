import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { SkipDemo } from './SkipDemo.tsx'
import { arrives } from '#ui/motion.ts'
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
  /** By which what is told about the demo finds the note. */
  noteId?: string
  /** Buttons, all of them quiet unless it heads a pair. */
  children: ReactNode
  /** Whether it heads a pair, whose buttons are wider. */
  isPair?: boolean
}

/** The head of a demo: what it is, what to do, and what can be done with it. */
export function DemoHead({
  title,
  isSide = false,
  verdict,
  note,
  noteId,
  children,
  isPair = false,
}: DemoHeadProps) {
  return (
    <Caption as={isSide ? 'div' : 'figcaption'} $isPair={isPair} $isSide={isSide}>
      {!isSide && <SkipDemo title={title} />}
      <Heading $isBelow={isSide && verdict !== undefined}>
        {verdict && <Badge>{words[verdict]}</Badge>}
        {title}
      </Heading>
      {note !== undefined && <Note id={noteId}>{note}</Note>}
      <Controls className="sb-unstyled" $isPair={isPair}>
        {children}
      </Controls>
    </Caption>
  )
}

/** A side has no width to spare: its note stands below its buttons. */
const Caption = styled.div<{ $isPair: boolean; $isSide: boolean }>`
  position: relative;
  display: grid;
  grid-template: ${({ $isSide }) =>
    `'title controls' auto '${$isSide ? 'note note' : 'note controls'}' 1fr / minmax(0, 1fr) auto`};
  column-gap: ${space.m};
  padding: ${space.s} var(--demo-inset);
  border-block-end: 1px solid ${color.border};

  @media (max-width: ${width.phone}) {
    column-gap: ${space.s};
    grid-template: ${({ $isPair }) =>
      $isPair
        ? "'title' auto 'note' auto 'controls' auto / minmax(0, 1fr)"
        : "'title controls' auto 'note note' auto / minmax(0, 1fr) auto"};
  }
`

/** Beside its verdict and its buttons a side's title would have half of the width: it stands below them. */
const below = css`
  grid-area: 1 / 1 / 2 / -1;
  flex-direction: column;
`

const Heading = styled.p<{ $isBelow: boolean }>`
  && {
    grid-area: title;
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: ${space.s};
    ${({ $isBelow }) => $isBelow && below}
    margin: 0;
    padding-block: ${space.s};
    color: ${color.text};
    font-size: ${font.normal};
    font-weight: 700;
    line-height: 1.5;
  }
`

const Note = styled.div`
  grid-area: note;
  padding-block-end: ${space.s};

  &&,
  && p {
    max-width: 40rem;
    margin: 0;
    color: ${color.text};
    font-size: ${font.normal};
    line-height: 1.5;
  }
`

/** Its background is higher than a line. Negative margins keep the line's height, so that both titles of a pair begin on one line. */
const Badge = styled.span`
  flex: none;
  margin-block: -0.125rem;
  padding: 0.125rem ${space.s};
  border-radius: ${radius.round};
  background: ${color.text};
  color: ${color.background};
  ${arrives('land')}
  font-size: ${font.normal};
`

/** A quiet button has an inset but no outline: its text begins and ends where what is above and below it does. */
const Controls = styled.div<{ $isPair: boolean }>`
  grid-area: controls;
  display: flex;
  align-items: flex-start;
  margin-inline-end: -${space.m};

  && > button[aria-label] {
    min-width: ${size.touch};
    padding-inline: ${space.s};
  }

  /* Nor has a disabled one a background, which would touch the button beside it. */
  && > ${({ $isPair }) => ($isPair ? ':last-child' : '*')}[aria-disabled='true'] {
    background: none;
  }
`
