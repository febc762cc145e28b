import { userStoreActions, useUserStore } from '#features/user/userStore.ts'
import { Button } from '#ui/Button.tsx'

/** Logs in and out, for the demos on guards. */
export function SessionButton() {
  const status = useUserStore((state) => state.session.status)
  const { login, logout } = userStoreActions
  if (status === 'loggedIn') return <Button onClick={logout}>Log out</Button>
  if (status === 'loading') return <Button aria-disabled>Logging in...</Button>
  return (
    <Button onClick={() => void login({ email: 'ada@example.com', password: 'secret' })}>
      Log in as Ada
    </Button>
  )
}
