import type { ReactNode } from 'react'
import { formatPrice, totals } from '#features/cart/cart.ts'
import { useCart } from '#features/cart/CartProvider.tsx'
import { unreadCount } from '#features/notifications/notification.ts'
import { useNotifications } from '#features/notifications/NotificationProvider.tsx'
import { useTheme } from '#features/theme/ThemeProvider.tsx'
import { userOf } from '#features/user/session.ts'
import { useUser } from '#features/user/UserProvider.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { TitledCard } from '#ui/TitledCard.tsx'

/** Reads four contexts three levels down, without a prop in between. */
export function NestedComponent() {
  return (
    <TitledCard title="A deeply nested component">
      <Level>
        <Level>
          <DeepChild />
        </Level>
      </Level>
    </TitledCard>
  )
}

function Level({ children }: { children: ReactNode }) {
  return <div>{children}</div>
}

function DeepChild() {
  const { session } = useUser()
  const cart = useCart()
  const { settings } = useTheme()
  const { totalItems, totalPrice } = totals(cart)
  return (
    <DescriptionList
      items={[
        ['User', userOf(session)?.name ?? 'nobody is logged in'],
        ['Cart', `${pluralize(totalItems, 'item')}, ${formatPrice(totalPrice)}`],
        ['Theme', settings.theme],
        ['Notifications', `${unreadCount(useNotifications())} unread`],
      ]}
    />
  )
}
