import { useId } from 'react'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { Card } from './Card.tsx'
import { color, font, space } from './tokens.ts'

export interface TitledCardProps {
  title: string
  /** The heading level of the title; 3 unless set. */
  level?: 2 | 3 | undefined
  /** A sentence that completes the title. */
  note?: string
  children: ReactNode
  /** For a card that takes the focus when the focused element is removed. */
  ref?: Ref<HTMLElement>
  tabIndex?: -1
}

/** A card that is a region of the page, named by its title. */
export function TitledCard({ title, level = 3, note, children, ref, ...focus }: TitledCardProps) {
  const titleId = useId()
  return (
    <Frame as="section" aria-labelledby={titleId} ref={ref as Ref<HTMLDivElement>} {...focus}>
      <div>
        <Title as={`h${level}`} id={titleId}>
          {title}
        </Title>
        {note !== undefined && <Note>{note}</Note>}
      </div>
      {children}
    </Frame>
  )
}

const Frame = styled(Card)`
  & > :is(p, ul, dl) {
    margin-block: 0;
  }
`

const Title = styled.h3`
  margin: 0;
  font-size: ${font.heading3};
  line-height: 1.3;

  &:is(h2) {
    font-size: ${font.heading2};
  }
`

const Note = styled.p`
  margin: ${space.xs} 0 0;
  color: ${color.textMuted};
`
