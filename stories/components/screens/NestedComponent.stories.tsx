import preview from '#storybook/preview.tsx'
import { CartProvider } from '#features/cart/CartProvider.tsx'
import { NotificationProvider } from '#features/notifications/NotificationProvider.tsx'
import { ThemeProvider } from '#features/theme/ThemeProvider.tsx'
import { UserProvider } from '#features/user/UserProvider.tsx'
import { NestedComponent } from '#screens/parts/NestedComponent.tsx'
import { resetStores } from '#course/story/resetStores.ts'

const meta = preview.meta({
  title: 'Components/Screens/Nested component',
  component: NestedComponent,
  parameters: { layout: 'padded' },
  beforeEach: resetStores,
  decorators: [
    (Story) => (
      <UserProvider>
        <CartProvider>
          <NotificationProvider>
            <ThemeProvider>
              <Story />
            </ThemeProvider>
          </NotificationProvider>
        </CartProvider>
      </UserProvider>
    ),
  ],
})

/** What it reads when nobody is logged in and nothing has been done. */
export const Ready = meta.story()
