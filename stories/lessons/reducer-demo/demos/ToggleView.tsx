import type { ReactNode } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Ground } from '#course/story/Ground.ts'

/** The state of the demos on pure reducers. */
export interface Chore {
  title: string
  done: boolean
}

/** The same state, one object deeper. */
export interface Home {
  chore: Chore
}

export type HomeReducer = (home: Home, action: 'toggle') => Home

export interface ToggleViewProps {
  chore: Chore
  onToggle: () => void
  /** Shown beside the button. */
  children?: ReactNode
}

/** One chore, a button that toggles it, and the number of renders of this view. */
export function ToggleView({ chore, onToggle, children }: ToggleViewProps) {
  return (
    <Ground>
      <Banner>
        {chore.title}: {chore.done ? 'done' : 'open'}
      </Banner>
      <Row $align="center">
        <Button variant="primary" onClick={onToggle}>
          Toggle
        </Button>
        {children}
        <RenderCount of="Switch" />
      </Row>
    </Ground>
  )
}
