import { useCartStore } from '#features/cart/cartStore.ts'
import { useCounterStore } from '#features/counter/counterStore.ts'
import { useNotificationStore } from '#features/notifications/notificationStore.ts'
import { useThemeStore } from '#features/theme/themeStore.ts'
import { useUserStore } from '#features/user/userStore.ts'
import { borrowStorage } from './ownStorage.ts'

/**
 * Gives a check its own storage, and notes the state of the stores, which are singletons that the learner uses, too.
 * Returns a function that restores both.
 */
export function isolateCheck(): () => void {
  const [cart, counter, notifications, theme, user] = [
    useCartStore.getState(),
    useCounterStore.getState(),
    useNotificationStore.getState(),
    useThemeStore.getState(),
    useUserStore.getState(),
  ]
  const giveBack = borrowStorage()
  return () => {
    useCartStore.setState(cart, true, 'as before the check')
    useCounterStore.setState(counter, true, 'as before the check')
    useNotificationStore.setState(notifications, true, 'as before the check')
    useThemeStore.setState(theme, true, 'as before the check')
    useUserStore.setState(user, true, 'as before the check')
    // Called last, because setting the stores writes to the check's storage.
    giveBack()
  }
}
