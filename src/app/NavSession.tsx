import { css, styled } from 'styled-components'
import { notificationStoreActions } from '#features/notifications/notificationStore.ts'
import { userOf } from '#features/user/session.ts'
import { userStoreActions, useUserStore } from '#features/user/userStore.ts'
import { storeNotices } from '#screens/parts/userNotices.ts'
import { color, size, width } from '#ui/tokens.ts'
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
const inRow = (style: ReturnType<typeof css>) => css`
  @container bar (min-width: ${width.bar}) {
    ${style}
  }
`

const Session = styled.li`
  display: flex;
  align-items: center;
  min-width: 0;
  line-height: 1.2;

  ${inRow(css`
    flex-direction: column;
    margin-inline-start: auto;

    & + li {
      margin-inline-start: 0;
    }
  `)}
`

const Name = styled.span`
  padding-inline: 0.625rem;
  overflow: hidden;
  color: ${color.textMuted};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${inRow(css`
    max-width: 5rem;
    padding-inline: 0.25rem;
    font-size: 0.8125rem;
  `)}
`

const LogOut = styled.button`
  ${navItemStyle}
  border: 0;
  background: none;
  font-family: inherit;
  cursor: pointer;

  ${inRow(css`
    min-height: ${size.least};
    padding: 0 0.25rem;
    font-size: 0.8125rem;
  `)}
`
