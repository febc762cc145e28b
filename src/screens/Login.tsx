import { useNotificationStore } from '#features/notifications/notificationStore.ts'
import { StoreLogin } from '#features/user/StoreLogin.tsx'
import { userOf } from '#features/user/session.ts'
import { useUserStore } from '#features/user/userStore.ts'
import { Banner } from '#ui/Banner.tsx'
import { Page } from '#ui/Page.tsx'
import { storeNotices } from './userNotices.ts'

/** Logs into the user store, and welcomes the user (behaviour §2.15). */
export function Login() {
  const name = useUserStore((state) => userOf(state.session)?.name)
  const notify = useNotificationStore((state) => state.add)
  return (
    <Page title="Login" lead="Simulated: nothing you type leaves this page.">
      {name !== undefined && <Banner>Welcome, {name}</Banner>}
      <StoreLogin title="Your session" level={2} onEvent={(event) => notify(storeNotices[event])} />
    </Page>
  )
}
