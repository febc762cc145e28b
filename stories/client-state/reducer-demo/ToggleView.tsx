import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { color, space } from '#ui/tokens.ts'
import { RenderCount } from '#lab/RenderCount.tsx'

/** What the demos on pure reducers keep. */
export interface Chore {
  title: string
  done: boolean
}

/** The same, one object deeper. */
export interface Home {
  chore: Chore
}

export type HomeReducer = (home: Home, action: 'toggle') => Home

export interface ToggleViewProps {
  chore: Chore
  onToggle: () => void
  /** What stands beside the button. */
  children?: ReactNode
}

/** One chore, a button that toggles it, and how often this view was rendered. */
export function ToggleView({ chore, onToggle, children }: ToggleViewProps) {
  return (
    <Column>
      <Banner>
        {chore.title}: {chore.done ? 'done' : 'open'}
      </Banner>
      <Buttons>
        <Button variant="primary" onClick={onToggle}>
          Toggle
        </Button>
        {children}
        <RenderCount of="Switch" />
      </Buttons>
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  gap: ${space.m};
  padding: ${space.l};
  background: ${color.surface};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`
