import { useId } from 'react'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { Card } from '#ui/Card.tsx'
import { color, font, space } from '#ui/tokens.ts'

export interface TaskFrameProps {
  title: string
  /** Where the tasks are kept. */
  note: string
  children: ReactNode
  /** The card, which takes the focus from a removed element. */
  ref?: Ref<HTMLElement>
}

/** The card of a task list, with its heading. */
export function TaskFrame({ title, note, children, ref }: TaskFrameProps) {
  const id = useId()
  return (
    <Frame as="section" aria-labelledby={id} ref={ref as Ref<HTMLDivElement>} tabIndex={-1}>
      <div>
        <Heading id={id}>{title}</Heading>
        <Note>{note}</Note>
      </div>
      {children}
    </Frame>
  )
}

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.m};
`

const Heading = styled.h2`
  margin: 0;
  font-size: ${font.heading2};
`

const Note = styled.p`
  margin: ${space.xs} 0 0;
  color: ${color.textMuted};
`
