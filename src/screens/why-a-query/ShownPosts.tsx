import { styled } from 'styled-components'
import type { Post } from '#contract/post.ts'
import { Alert } from '#ui/Alert.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { color, font, radius, space } from '#ui/tokens.ts'

export interface ShownPostsProps {
  title: string
  /** The user who was chosen. */
  userId: number
  /** Undefined until they are known. */
  posts: readonly Post[] | undefined
  /** Why the last request brought none. Posts of an earlier one are shown all the same. */
  error?: Error | null
  onRetry?: () => void
}

/** Whose posts are shown, with the title of the first; or that they are not what was asked for. */
export function ShownPosts({ title, userId, posts, error, onRetry }: ShownPostsProps) {
  const verdict = verdictOn(posts, userId)
  return (
    <Box role="group" aria-label={title} $verdict={verdict}>
      <Code>{title}</Code>
      {(posts !== undefined || !error) && (
        <>
          <Said role="status">
            <Shown>{summary(posts)}</Shown>
            {sentences[verdict]?.(userId)}
          </Said>
          {sentences[verdict] === undefined && <FirstTitle>{posts?.[0]?.title ?? '\u00A0'}</FirstTitle>}
        </>
      )}
      {error && (
        <Alert {...(onRetry && { action: { label: 'Retry', onClick: onRetry } })}>{error.message}</Alert>
      )}
    </Box>
  )
}

type Verdict = keyof typeof sentences

function verdictOn(posts: readonly Post[] | undefined, userId: number): Verdict {
  if (posts === undefined) return 'waiting'
  if (posts[0] === undefined) return 'none'
  return posts[0].userId === userId ? 'right' : 'wrong'
}

function summary(posts: readonly Post[] | undefined): string {
  const first = posts?.[0]
  if (first !== undefined) return `Posts of User ${first.userId}`
  return posts === undefined ? 'Loading...' : pluralize(0, 'post')
}

const sentences = {
  waiting: undefined,
  none: (chosen: number) => `User ${chosen} has not written anything.`,
  right: undefined,
  wrong: (chosen: number) => `✗ You chose User ${chosen}!`,
}

const quiet = { line: color.border, ground: color.surface, text: color.textMuted }

const looks = {
  waiting: quiet,
  none: quiet,
  right: { line: color.outline, ground: color.surface, text: color.text },
  wrong: { line: color.text, ground: color.sunken, text: color.text },
}

type Look = { $verdict: Verdict }

const Box = styled.div<Look>`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  padding: 0.75rem;
  border: 2px solid ${({ $verdict }) => looks[$verdict].line};
  border-radius: ${radius.m};
  background: ${({ $verdict }) => looks[$verdict].ground};
  color: ${({ $verdict }) => looks[$verdict].text};
  font-size: ${font.small};
  font-weight: 600;
`

const Code = styled.code.attrs({ translate: 'no' })`
  color: ${color.text};
  font-family: ${font.code};
  font-size: ${font.small};
`

const Said = styled.span`
  display: grid;
  gap: inherit;
`

const Shown = styled.strong`
  color: ${color.text};
  font-size: ${font.large};
  line-height: 1.3;
`

/** A line, so that no card is higher than the one beside it. */
const FirstTitle = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
