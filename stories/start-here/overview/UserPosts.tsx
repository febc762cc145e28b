import { styled } from 'styled-components'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { color, font, space } from '#ui/tokens.ts'

export interface UserPostsProps {
  note: string
  query: { status: string; fetchStatus: string }
  onChoose: (userId: number) => void
}

/** A query that waits until a user is chosen: what the screen says, and what the query says. */
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
  padding: ${space.l};
  background: ${color.surface};
`

const Flags = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-family: ${font.code};
  font-size: ${font.small};
`
