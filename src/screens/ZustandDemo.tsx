import { StoreCart } from '#features/cart/StoreCart.tsx'
import { StoreCounter } from '#features/counter/StoreCounter.tsx'
import { notificationStoreActions } from '#features/notifications/notificationStore.ts'
import { StoreNotifications } from '#features/notifications/StoreNotifications.tsx'
import { StoreTheme } from '#features/theme/StoreTheme.tsx'
import { StoreLogin } from '#features/user/StoreLogin.tsx'
import { Card } from '#ui/Card.tsx'
import { CardGrid } from '#ui/CardGrid.tsx'
import { Page } from '#ui/Page.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { StoreSummary } from './parts/StoreSummary.tsx'
import { storeNotices } from './parts/userNotices.ts'

/** Six cards on five stores (behaviour §2.12). */
export function ZustandDemo() {
  return (
    <Page title="Zustand Demo" lead="Keep state in a small store, and let each component read only its part.">
      <Card>
        A store is created once, outside of the tree. No provider stands around these cards, and yet they
        share what they show: with each other, with every other page, and, where it is kept, with your next
        visit.
      </Card>
      <VisuallyHidden as="h2">Examples</VisuallyHidden>
      <CardGrid>
        <StoreCounter title="1. Counter" />
        <StoreLogin
          title="2. User authentication"
          onEvent={(event) => notificationStoreActions.add(storeNotices[event])}
        />
        <StoreCart title="3. Shopping cart" />
        <StoreTheme title="4. Theme" />
        <StoreNotifications title="5. Notifications" />
        <StoreSummary title="6. Cross-store summary" />
      </CardGrid>
    </Page>
  )
}
