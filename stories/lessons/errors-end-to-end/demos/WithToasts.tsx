import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Banner } from '#ui/Banner.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import { Ground } from '#course/story/Ground.ts'

export type Toast = (message: string) => void

/** A demo with its toasts below it, counted. They stay, so that one can read them. */
export function WithToasts({ children }: { children: (toast: Toast) => ReactNode }) {
  const [toasts, setToasts] = useState<readonly string[]>([])
  const toast = useCallback<Toast>((message) => setToasts((all) => [...all, message]), [])
  return (
    <Ground>
      {children(toast)}
      <Banner>{pluralize(toasts.length, 'toast')}</Banner>
      <List aria-label="Toasts">
        {toasts.map((message, index) => (
          <li key={index}>{message}</li>
        ))}
      </List>
    </Ground>
  )
}

const List = styled.ol`
  display: grid;
  align-content: start;
  gap: ${space.s};
  min-height: 5.5rem;
  margin: 0;
  padding: 0;
  font-size: ${font.small};
  list-style: none;

  li {
    padding: ${space.xs} ${space.s};
    border: 1px solid ${color.failed};
    border-radius: ${radius.s};
    background: ${color.failedSoft};
    color: ${color.failed};
  }
`
