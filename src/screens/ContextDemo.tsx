import { CartProvider } from '#features/cart/CartProvider.tsx'
import { ContextCart } from '#features/cart/ContextCart.tsx'
import { ContextNotifications } from '#features/notifications/ContextNotifications.tsx'
import {
  NotificationProvider,
  useNotificationActions,
} from '#features/notifications/NotificationProvider.tsx'
import { StoreNotifications } from '#features/notifications/StoreNotifications.tsx'
import { ContextTheme } from '#features/theme/ContextTheme.tsx'
import { StoreTheme } from '#features/theme/StoreTheme.tsx'
import { ThemeProvider } from '#features/theme/ThemeProvider.tsx'
import { ContextLogin } from '#features/user/ContextLogin.tsx'
import { UserProvider } from '#features/user/UserProvider.tsx'
import { Banner } from '#ui/Banner.tsx'
import { CardGrid, SectionHeading } from '#ui/CardGrid.tsx'
import { Page } from '#ui/Page.tsx'
import { CustomHookCard } from './parts/CustomHookCard.tsx'
import { NestedComponent } from './parts/NestedComponent.tsx'
import { StoreSummary } from './parts/StoreSummary.tsx'
import { contextNotices } from './parts/userNotices.ts'
import { WhenToUse } from './parts/WhenToUse.tsx'

/** The same state twice: in providers around a subtree, and in the app's stores (behaviour §2.11). */
export function ContextDemo() {
  return (
    <Page title="Context Demo" lead="Share state with a whole subtree, and see what a store does otherwise.">
      <Banner>The first section lives in four nested providers. The second reads the app’s stores.</Banner>
      <SectionHeading>Context examples</SectionHeading>
      <ThemeProvider>
        <NotificationProvider>
          <UserProvider>
            <CartProvider>
              <CardGrid>
                <CustomHookCard />
                <LoginWithNotices />
                <ContextNotifications />
                <ContextTheme />
                <ContextCart />
                <NestedComponent />
              </CardGrid>
            </CartProvider>
          </UserProvider>
        </NotificationProvider>
      </ThemeProvider>
      <SectionHeading>Store examples</SectionHeading>
      <CardGrid>
        <StoreTheme />
        <StoreNotifications />
        <StoreSummary />
      </CardGrid>
      <SectionHeading>Which one, when</SectionHeading>
      <WhenToUse />
    </Page>
  )
}

/** Joins session and notifications, because a feature does not import another. */
function LoginWithNotices() {
  const { add } = useNotificationActions()
  return <ContextLogin onEvent={(event) => add(contextNotices[event])} />
}
