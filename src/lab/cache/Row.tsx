import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '#ui/tokens.ts'

interface RowProps {
  name: string
  status: ReactNode
  /** Whether what is at an end of its track stands out over it. */
  hasSigns?: boolean
  children: ReactNode
}

/** One lane of a timeline: its name, its status, and a track that is hidden from screen readers. */
export function Row({ name, status, hasSigns = false, children }: RowProps) {
  return (
    <Item>
      <Head>
        <Name>{name}</Name>
        <Status>{status}</Status>
      </Head>
      <Track aria-hidden $hasSigns={hasSigns}>
        {children}
      </Track>
    </Item>
  )
}

/** The width from which names stand beside the tracks. */
export const beside = '@container (min-width: 40rem)'

/** The CSS width that tracks leave for a sign after now. */
export const SIGN_WIDTH = '1.25rem'

/** The columns of names and tracks at that width. */
export const columns = 'minmax(0, 17rem) minmax(0, 1fr)'

const Item = styled.li`
  display: grid;
  gap: ${space.xs} ${space.m};
  min-width: 0;

  ${beside} {
    grid-template-columns: ${columns};
    align-items: center;
  }
`

const Head = styled.div`
  display: grid;
  min-width: 0;
`

const Name = styled.code.attrs({ translate: 'no' })`
  color: ${color.textMuted};
  font-family: ${font.code};
  font-size: 0.8125rem;
`

const Status = styled.span`
  color: ${color.text};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`

const Track = styled.div<{ $hasSigns: boolean }>`
  position: relative;
  height: 1.5rem;
  overflow: ${({ $hasSigns }) => ($hasSigns ? 'visible' : 'hidden')};
  border-radius: ${radius.s};
  background: ${color.sunken};
`
