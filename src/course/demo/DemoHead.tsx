import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, size, space, width, radius } from '#ui/tokens.ts'
import { arrives } from '#ui/motion.ts'
import { useIsToRead } from './docsContext.ts'
import { SkipDemo } from './SkipDemo.tsx'

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

/** Which side of a pair it is. */
export type Verdict = keyof typeof verdictWords

const verdictWords = { wrong: '✗ Wrong', right: '✓ Right' }

/** The mark of a demo that is wrong on purpose, or of the one beside it. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  return <Badge $verdict={verdict}>{verdictWords[verdict]}</Badge>
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

  /* What comes beside it, such as Reset, leaves the last button in its place: at the end, and on phones at the start of the line. */
  @media (max-width: ${width.phone}) {
    flex-direction: ${({ $isPair }) => ($isPair ? 'row-reverse' : 'row')};
    justify-content: ${({ $isPair }) => ($isPair ? 'flex-end' : 'normal')};
  }

  && > button[aria-label] {
    min-width: ${size.touch};
    padding-inline: ${space.s};
  }

  /* Nor has a disabled one a background, which would touch the button beside it. */
  && > ${({ $isPair }) => ($isPair ? ':last-child' : '*')}[aria-disabled='true'] {
    background: none;
  }
`

/** Its background is higher than a line. Negative margins keep the line's height. */
const Badge = styled.span<{ $verdict: Verdict }>`
  flex: none;
  margin-block: -0.125rem;
  padding: 0.125rem ${space.s};
  border-radius: ${radius.round};
  border: 1px solid;
  background: ${({ $verdict }) => color[`${$verdict}Soft`]};
  color: ${({ $verdict }) => color[$verdict]};
  font-weight: 700;
  ${arrives('land')}
  font-size: ${font.normal};
`
