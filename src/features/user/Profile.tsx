import { styled } from 'styled-components'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { color, font, space } from '#ui/tokens.ts'
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
    <Stack>
      <Head>
        <Avatar user={user} />
        <Grow>
          <Welcome>Welcome, {user.name}</Welcome>
          <Email>{user.email}</Email>
        </Grow>
        <Badge>Role: {user.role}</Badge>
      </Head>
      <ProfileForm name={user.name} onUpdate={onUpdateProfile} />
      <PreferencesForm preferences={user.preferences ?? defaultPreferences} onUpdate={onUpdatePreferences} />
      <Button onClick={onLogout}>Log out</Button>
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space.l};

  & > button {
    justify-self: start;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
`

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
