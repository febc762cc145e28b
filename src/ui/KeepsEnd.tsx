import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Text on one line that is cut at its beginning, where its end tells more: of addresses that differ in a parameter. */
export function KeepsEnd({ children }: { children: ReactNode }) {
  return (
    <Line>
      <bdi>{children}</bdi>
    </Line>
  )
}

/** What overflows does so at the end of the line's direction; the text in it keeps its own. */
const Line = styled.span`
  min-width: 0;
  overflow: hidden;
  direction: rtl;
  text-overflow: ellipsis;
  white-space: nowrap;
`
