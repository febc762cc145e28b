import { styled } from 'styled-components'
import type { Post } from '#contract/post.ts'
import { color, font, radius, space } from '#ui/tokens.ts'

export interface AnswerProps {
  title: string
  /** The user who was chosen. */
  chosen: number
  posts: readonly Post[] | undefined
}

/** Whose posts are shown, and whether these are what was asked for. */
export function Answer({ title, chosen, posts }: AnswerProps) {
  const shown = posts?.[0]?.userId
  const verdict = posts === undefined ? 'waiting' : shown === chosen ? 'right' : 'wrong'
  return (
    <Box role="group" aria-label={title} $verdict={verdict}>
      <Code>{title}</Code>
      <Shown>{shown === undefined ? '…' : `Posts of User ${shown}`}</Shown>
      <Line role="status">{sentences[verdict](chosen)}</Line>
    </Box>
  )
}

const sentences = {
  waiting: () => 'Loading...',
  right: (chosen: number) => `✓ You chose User ${chosen}.`,
  wrong: (chosen: number) => `✗ You chose User ${chosen}!`,
}

const looks = {
  waiting: { line: color.border, ground: color.surface, text: color.textMuted },
  right: { line: color.success, ground: color.successSoft, text: color.success },
  wrong: { line: color.danger, ground: color.dangerSoft, text: color.danger },
}

type Look = { $verdict: keyof typeof looks }

const Box = styled.div<Look>`
  display: grid;
  gap: ${space.xs};
  padding: 0.75rem;
  border: 2px solid ${({ $verdict }) => looks[$verdict].line};
  border-radius: ${radius.m};
  background: ${({ $verdict }) => looks[$verdict].ground};

  [role='status'] {
    color: ${({ $verdict }) => looks[$verdict].text};
  }
`

const Code = styled.code`
  color: ${color.text};
  font-family: ${font.code};
  font-size: ${font.small};
`

const Shown = styled.strong`
  font-size: ${font.large};
  line-height: 1.3;
`

const Line = styled.span`
  font-size: ${font.small};
  font-weight: 600;
`
