import { useLocation } from 'react-router-dom'
import { notificationStoreActions } from '#features/notifications/notificationStore.ts'
import { StoreNotifications } from '#features/notifications/StoreNotifications.tsx'
import { StoreLogin } from '#features/user/StoreLogin.tsx'
import { useUserStore } from '#features/user/userStore.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { storeNotices } from './parts/userNotices.ts'

/** Logs into the user store, and welcomes the user (behaviour §2.15). */
export function Login() {
  const isLoggedIn = useUserStore(({ session }) => session.status === 'loggedIn')
  // The navigation bar's link names the page that it stands on.
  const { state } = useLocation() as { state: unknown }
  return (
    <Page
      title="Login"
      lead="The session of the Zustand lesson. Simulated: nothing you type leaves this page."
    >
      <StoreLogin
        title="Your session"
        level={2}
        onEvent={(event) => notificationStoreActions.add(storeNotices[event])}
      />
      {isLoggedIn && typeof state === 'string' && (
        <div>
          <ButtonLink to={state}>Back to where you were</ButtonLink>
        </div>
      )}
      <StoreNotifications title="Messages" samples={[]} />
    </Page>
  )
}
