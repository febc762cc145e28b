import { styled } from 'styled-components'
import { Badge } from '#ui/Badge.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Row } from '#ui/layout.ts'
import { Avatar } from './Avatar.tsx'
import { defaultPreferences } from './user.ts'
import type { User } from './user.ts'

export interface UserDetailsProps {
  user: User
  part: 'profile' | 'settings'
}

/** What there is to know about a user: picture, email and role, or the preferences (behaviour §2.14). */
export function UserDetails({ user, part }: UserDetailsProps) {
  if (part === 'profile') {
    const domain = user.email.indexOf('@') + 1
    return (
      <Row $gap="s m" $align="center">
        <Avatar user={user} />
        {/* Where it does not fit on a line, it goes on after its @ and not within a word. */}
        <Grow>
          {user.email.slice(0, domain)}
          <wbr />
          {user.email.slice(domain)}
        </Grow>
        <Badge>Role: {user.role}</Badge>
      </Row>
    )
  }

  const { theme, language, notifications } = user.preferences ?? defaultPreferences
  return (
    <DescriptionList
      items={[
        ['Preferred theme', theme],
        ['Language', language],
        ['Notifications', notifications ? 'on' : 'off'],
      ]}
    />
  )
}

const Grow = styled.span`
  flex: 1 1 10rem;
  min-width: 0;
`
