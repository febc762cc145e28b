import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, space, width } from './tokens.ts'

export interface PageProps {
  title: string
  /** What the page is for, in a sentence. */
  lead?: ReactNode
  children: ReactNode
}

/** The frame of every screen: its heading, what it is for, and its parts below each other. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <Column>
      <header>
        {/* Focusable, so that a page can begin with it when a link has led there. */}
        <Title tabIndex={-1}>{title}</Title>
        {lead !== undefined && <Lead>{lead}</Lead>}
      </header>
      {children}
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  width: 100%;
  max-width: ${width.page};
  margin-inline: auto;
  padding: ${space.xl} ${space.m} ${space.xxl};
`

const Title = styled.h1`
  margin: 0;
  font-size: ${font.heading1};
  letter-spacing: -0.02em;
  line-height: 1.15;
  overflow-wrap: anywhere;
`

const Lead = styled.p`
  max-width: ${width.prose};
  margin: ${space.s} 0 0;
  color: ${color.textMuted};
  font-size: ${font.large};
`
