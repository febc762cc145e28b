import { useState } from 'react'
import { styled } from 'styled-components'
import { color, font, radius } from '#ui/tokens.ts'
import { usePicture } from './usePicture.ts'
import { initialsOf } from '#contract/person.ts'
import type { User } from './user.ts'

/** A user's picture, or initials if it is missing or does not load. Decoration: the name is shown beside it. */
export function Avatar({ user }: { user: Pick<User, 'name' | 'avatar'> }) {
  const [broken, setBroken] = useState<string>()
  const source = usePicture(user.avatar)

  return (
    <Disc aria-hidden>
      {initialsOf(user.name)}
      {source !== undefined && source !== broken && (
        <Picture key={source} src={source} alt="" onError={() => setBroken(source)} />
      )}
    </Disc>
  )
}

const Disc = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.accentGround};
  color: ${color.onAccent};
  font-size: ${font.large};
  font-weight: 700;
`

/** Covers the initials, so that the layout does not depend on it. */
const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`
