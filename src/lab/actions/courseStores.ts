import { useCartStore } from '#features/cart/cartStore.ts'
import { useCounterStore } from '#features/counter/counterStore.ts'
import { useNotificationStore } from '#features/notifications/notificationStore.ts'
import { useThemeStore } from '#features/theme/themeStore.ts'
import { useUserStore } from '#features/user/userStore.ts'

/** The stores of the course, by the names that the action log has for them. */
export const courseStores = [
  ['counter store', useCounterStore],
  ['user store', useUserStore],
  ['cart store', useCartStore],
  ['theme store', useThemeStore],
  ['notification store', useNotificationStore],
] as const
