import { styled } from 'styled-components'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Column, Row } from '#ui/layout.ts'
import { color, font } from '#ui/tokens.ts'
import { Avatar } from './Avatar.tsx'
import { PreferencesForm } from './PreferencesForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import type { ProfileChange } from './session.ts'
import { defaultPreferences } from './user.ts'
import type { Preferences, User } from './user.ts'

export interface ProfileProps {
  user: User
  onUpdateProfile: (change: ProfileChange) => void
  onUpdatePreferences: (change: Partial<Preferences>) => void
  onLogout: () => void
}

/** The logged-in user, with forms for profile and preferences, and logout. */
export function Profile({ user, onUpdateProfile, onUpdatePreferences, onLogout }: ProfileProps) {
  return (
    <Column $gap="l">
      <Row $gap="s m" $align="center">
        <Avatar user={user} />
        <Grow>
          <Welcome>Welcome, {user.name}</Welcome>
          <Email>{user.email}</Email>
        </Grow>
        <Badge>Role: {user.role}</Badge>
      </Row>
      <ProfileForm name={user.name} onUpdate={onUpdateProfile} />
      <PreferencesForm preferences={user.preferences ?? defaultPreferences} onUpdate={onUpdatePreferences} />
      <Button onClick={onLogout}>Log out</Button>
    </Column>
  )
}

const Grow = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
`

const Welcome = styled.p`
  margin: 0;
  font-size: ${font.large};
  font-weight: 700;
`

const Email = styled.p`
  margin: 0;
  color: ${color.textMuted};
`
