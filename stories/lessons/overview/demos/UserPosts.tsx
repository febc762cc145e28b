import { styled } from 'styled-components'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { color, font, space } from '#ui/tokens.ts'

export interface UserPostsProps {
  note: string
  query: { status: string; fetchStatus: string }
  onChoose: (userId: number) => void
}

/** A query that is disabled until a user is chosen, with the screen's text and the query's state. */
export function UserPosts({ note, query, onChoose }: UserPostsProps) {
  return (
    <Column>
      <div>
        <Button onClick={() => onChoose(1)}>Choose User 1</Button>
      </div>
      <Banner>{note}</Banner>
      <Flags>
        status: {query.status} · fetchStatus: {query.fetchStatus}
      </Flags>
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  gap: ${space.m};
  padding: var(--demo-inset, ${space.l});
  background: ${color.surface};
`

const Flags = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-family: ${font.code};
  font-size: ${font.small};
`
