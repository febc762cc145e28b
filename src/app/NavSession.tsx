import { styled } from 'styled-components'
import { notificationStoreActions } from '#features/notifications/notificationStore.ts'
import { userOf } from '#features/user/session.ts'
import { userStoreActions, useUserStore } from '#features/user/userStore.ts'
import { storeNotices } from '#screens/parts/userNotices.ts'
import { color, size, space, width } from '#ui/tokens.ts'
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

/** In the row there is room for one above the other, and for a short name. */
const Session = styled.li`
  display: flex;
  align-items: center;
  line-height: 1.2;

  @container bar (min-width: ${width.bar}) {
    flex-direction: column;
    margin-inline-start: auto;

    & + li {
      margin-inline-start: 0;
    }

    && > * {
      max-width: 5rem;
      min-height: ${size.least};
      padding: 0 0.25rem;
      font-size: 0.8125rem;
    }
  }
`

const Name = styled.span`
  padding-inline: ${space.s};
  overflow: hidden;
  color: ${color.textMuted};
  line-height: 1.5rem;
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
