import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color } from '#ui/tokens.ts'
import { Ground } from '#course/story/Ground.ts'

/** A page in the small browser: its controls below each other. */
export function FilterFrame({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>
}

const Frame = styled(Ground)`
  min-height: 8rem;

  a {
    color: ${color.accentText};
  }
`
