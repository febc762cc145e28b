import { styled } from 'styled-components'
import { Column } from '#ui/layout.ts'
import { space } from '#ui/tokens.ts'

/** What a small example stands in: it has the padding of the demo around it, and no background, because the demo may be higher. */
export const Ground = styled(Column)`
  padding: var(--demo-inset, ${space.l});
`
