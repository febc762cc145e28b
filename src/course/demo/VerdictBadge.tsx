import { styled } from 'styled-components'
import { arrives } from '#ui/motion.ts'
import { color, font, radius, space } from '#ui/tokens.ts'

/** Which side of a pair it is. */
export type Verdict = keyof typeof words

const words = { wrong: '✗ Wrong', right: '✓ Right' }

/** The mark of a demo that is wrong on purpose, or of the one beside it. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  return <Badge $verdict={verdict}>{words[verdict]}</Badge>
}

/** Its background is higher than a line. Negative margins keep the line's height. */
const Badge = styled.span<{ $verdict: Verdict }>`
  flex: none;
  margin-block: -0.125rem;
  padding: 0.125rem ${space.s};
  border-radius: ${radius.round};
  border: 1px solid;
  background: ${({ $verdict }) => color[`${$verdict}Soft`]};
  color: ${({ $verdict }) => color[$verdict]};
  font-weight: 700;
  ${arrives('land')}
  font-size: ${font.normal};
`
