import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useIsToRead } from './drawnStart.ts'
import { SkipDemo } from './SkipDemo.tsx'
import { VerdictBadge } from './VerdictBadge.tsx'
import type { Verdict } from './VerdictBadge.tsx'
import { color, font, size, space, width } from '#ui/tokens.ts'

export interface DemoHeadProps {
  title: string
  /** Whether it is one side of a pair, which is no figure of its own. */
  isSide?: boolean
  /** Of a demo that stands beside another one. */
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
  const isToRead = useIsToRead()
  return (
    <Caption as={isSide ? 'div' : 'figcaption'} $isPair={isPair}>
      {!isSide && <SkipDemo title={title} />}
      <Heading>
        {verdict && <VerdictBadge verdict={verdict} />}
        {title}
      </Heading>
      {note !== undefined && !isToRead && <Note id={noteId}>{note}</Note>}
      <Controls className="sb-unstyled" $isPair={isPair}>
        {children}
      </Controls>
    </Caption>
  )
}

const Caption = styled.div<{ $isPair: boolean }>`
  position: relative;
  display: grid;
  grid-template: 'title controls' auto 'note controls' 1fr / minmax(0, 1fr) auto;
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

const Heading = styled.p`
  && {
    grid-area: title;
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: ${space.s};
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
