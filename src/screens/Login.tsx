import { notificationStoreActions } from '#features/notifications/notificationStore.ts'
import { StoreNotifications } from '#features/notifications/StoreNotifications.tsx'
import { StoreLogin } from '#features/user/StoreLogin.tsx'
import { Page } from '#ui/Page.tsx'
import { storeNotices } from './parts/userNotices.ts'

/** Logs into the user store, and welcomes the user (behaviour §2.15). */
export function Login() {
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
      <StoreNotifications title="Messages" samples={[]} />
    </Page>
  )
}
