import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, space, width } from './tokens.ts'
import { useFocusFallback } from './useFocusFallback.ts'

export interface PageProps {
  title: string
  /** The page's purpose, in a sentence. */
  lead?: ReactNode
  children: ReactNode
}

/** Whether pages begin with their heading and lead. Where a page is part of another page, the other page says what it is. */
export const PageHead = createContext<'shown' | 'hidden'>('shown')

/** What stands below the lead of every page, as a way on. */
export const PageWay = createContext<ReactNode>(undefined)

/**
 * The frame of every screen: heading, lead, and the screen's parts in one column. Its heading takes the focus when the
 * focused part goes, as an alert does when its Retry is pressed; without a heading, the column does.
 */
export function Page({ title, lead, children }: PageProps) {
  const { boxProps, target } = useFocusFallback<HTMLDivElement, HTMLHeadingElement>()
  const way = useContext(PageWay)
  if (useContext(PageHead) === 'hidden')
    return (
      <Part {...boxProps} role="group" aria-label={title} tabIndex={-1}>
        {children}
      </Part>
    )
  return (
    <Column {...boxProps}>
      <header>
        {/* Focusable, because navigation moves the focus to the new page's heading. */}
        <Title ref={target} tabIndex={-1}>
          {title}
        </Title>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {way}
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

/** Only what is around it decides how far it is from the sides. */
const Part = styled(Column)`
  max-width: none;
  padding: var(--demo-inset, ${space.m});

  &:focus-visible {
    outline-offset: -3px;
  }
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
