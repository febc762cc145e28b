import { styled } from 'styled-components'
import { font } from '#ui/tokens.ts'

/** A sentence in which what stands between backticks is code. */
export function InlineCode({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence are where they are
      <Code key={index}>{part}</Code>
    ),
  )
}

const Code = styled.code.attrs({ translate: 'no' })`
  font-family: ${font.code};
`
