import { useState } from 'react'
import type { ReactNode } from 'react'
import { Column } from '#ui/layout.ts'
import { RenderActions } from './RenderActions.tsx'
import type { RenderActionsProps } from './RenderActions.tsx'
import { createRenderTally, RenderTallyContext } from './renderTally.ts'

export interface RenderBenchProps extends Pick<RenderActionsProps, 'actions'> {
  /** The readers, as list items. */
  children: ReactNode
}

/** Readers of a query, buttons that change what they read, and a table of the renders that each button has caused. */
export function RenderBench({ actions, children }: RenderBenchProps) {
  const [tally] = useState(createRenderTally)
  return (
    <RenderTallyContext value={tally}>
      <Column $gap="s">
        <Column as="ul" aria-label="Readers" $gap="xs">
          {children}
        </Column>
        <RenderActions actions={actions} tally={tally} />
      </Column>
    </RenderTallyContext>
  )
}
