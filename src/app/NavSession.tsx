import { styled } from 'styled-components'
import { notificationStoreActions } from '#features/notifications/notificationStore.ts'
import { userOf } from '#features/user/session.ts'
import { userStoreActions, useUserStore } from '#features/user/userStore.ts'
import { storeNotices } from '#screens/parts/userNotices.ts'
import { color, space, width } from '#ui/tokens.ts'
import { navItemStyle } from './NavItem.tsx'

/** Who is logged in, and the way out; nothing for who is not (behaviour §2.2). */
export function NavSession({ onLogOut }: { onLogOut: () => void }) {
  const name = useUserStore(({ session }) => userOf(session)?.name)
  if (name === undefined) return null
  return (
    <Session>
      <Name title={name}>{name}</Name>
      <LogOut
        type="button"
        onClick={() => {
          userStoreActions.logout()
          notificationStoreActions.add(storeNotices.loggedOut)
          onLogOut()
        }}
      >
        Log out
      </LogOut>
    </Session>
  )
}

const Session = styled.li`
  display: flex;
  align-items: center;

  @container bar (min-width: ${width.bar}) {
    margin-inline-start: auto;

    & + li {
      margin-inline-start: 0;
    }
  }
`

/** A long one gives way to the links. */
const Name = styled.span`
  max-width: 7rem;
  padding-inline: ${space.s};
  overflow: hidden;
  color: ${color.textMuted};
  font-size: 0.9375rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const LogOut = styled.button`
  ${navItemStyle}
  border: 0;
  background: none;
  font-family: inherit;
  cursor: pointer;
`
