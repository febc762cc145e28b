import { styled } from 'styled-components'
import { Column } from '#ui/layout.ts'
import { space } from '#ui/tokens.ts'

/** What a small example stands in, with the distances of the demo around it. Its ground is the demo's, which may be higher. */
export const Ground = styled(Column)`
  padding: var(--demo-inset, ${space.l});
`
