import { useCartStore } from '#features/cart/cartStore.ts'
import { useCounterStore } from '#features/counter/counterStore.ts'
import { useNotificationStore } from '#features/notifications/notificationStore.ts'
import { useThemeStore } from '#features/theme/themeStore.ts'
import { useUserStore } from '#features/user/userStore.ts'
import { pageRecorder } from '#lab/actions/pageRecorder.ts'

const keys = ['user-storage', 'cart-storage', 'theme-storage', 'user', 'theme', 'demo-name']

/**
 * For `beforeEach`: resets the stores, storage and the action log before a story and after it. Stores are singletons,
 * so one story's state would be in the next one. On a docs page they keep the learner's state, also over a reload.
 */
export function resetStores({ viewMode }: { viewMode: string }): (() => void) | undefined {
  if (viewMode === 'docs') return undefined
  reset()
  return reset
}

function reset(): void {
  useCartStore.setState(useCartStore.getInitialState(), true, 'reset')
  useCounterStore.setState(useCounterStore.getInitialState(), true, 'reset')
  useNotificationStore.setState(useNotificationStore.getInitialState(), true, 'reset')
  useThemeStore.setState(useThemeStore.getInitialState(), true, 'reset')
  useUserStore.setState(useUserStore.getInitialState(), true, 'reset')
  for (const key of keys) localStorage.removeItem(key)
  pageRecorder?.clear()
}
