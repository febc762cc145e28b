import { styled } from 'styled-components'
import { font, space } from '#ui/tokens.ts'
import { InlineCode } from '#course/code/InlineCode.tsx'

/** The hints that a learner has asked for. */
export function Hints({ hints }: { hints: readonly string[] }) {
  return (
    <List aria-label="Hints" aria-live="polite">
      {hints.map((hint) => (
        <li key={hint}>
          <InlineCode>{hint}</InlineCode>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  margin: 0;
  padding-inline-start: ${space.l};
  font-size: ${font.normal};
  line-height: 1.5;

  &:empty {
    display: none;
  }
`
