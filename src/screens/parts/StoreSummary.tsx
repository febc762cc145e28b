import { formatPrice, totals } from '#features/cart/cart.ts'
import { useCartStore } from '#features/cart/cartStore.ts'
import { useCounterStore } from '#features/counter/counterStore.ts'
import { unreadCount } from '#features/notifications/notification.ts'
import { useNotificationStore } from '#features/notifications/notificationStore.ts'
import { useThemeStore } from '#features/theme/themeStore.ts'
import { userOf } from '#features/user/session.ts'
import { useUserStore } from '#features/user/userStore.ts'
import { pluralize } from '#ui/pluralize.ts'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { TitledCard } from '#ui/TitledCard.tsx'

/** Reads five stores, each through selectors for the values shown (behaviour §2.12). */
export function StoreSummary({ title = 'Across all stores' }: { title?: string }) {
  const count = useCounterStore((state) => state.count)
  const name = useUserStore((state) => userOf(state.session)?.name)
  const items = useCartStore((state) => totals(state).totalItems)
  const price = useCartStore((state) => totals(state).totalPrice)
  const theme = useThemeStore((state) => state.theme)
  const unread = useNotificationStore((state) => unreadCount(state.notifications))

  return (
    <TitledCard title={title}>
      <DescriptionList
        items={[
          ['Counter', String(count)],
          ['User', name ?? 'nobody is logged in'],
          ['Cart', `${pluralize(items, 'item')}, $${formatPrice(price)}`],
          ['Theme', theme],
          ['Notifications', `${unread} unread`],
        ]}
      />
    </TitledCard>
  )
}
