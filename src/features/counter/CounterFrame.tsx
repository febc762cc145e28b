import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '#ui/Card.tsx'
import { font, space } from '#ui/tokens.ts'

/** The card of a counter, with its heading. */
export function CounterFrame({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Frame as="section" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Frame>
  )
}

/** The buttons of a card. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`

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
