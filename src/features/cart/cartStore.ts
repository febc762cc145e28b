import { create } from 'zustand'
import { devtools, persist } from 'zustand/middleware'
import { joinTabs } from '#storage/followTabs.ts'
import { keptAs } from '#storage/keptAs.ts'
import { CartSchema, emptyCart } from './cart.ts'
import type { Cart } from './cart.ts'
import { cartActions, cartReducer } from './cartReducer.ts'

/**
 * The cart of the whole app, kept in local storage (behaviour §4, §9). Unreadable data is ignored. `devtools` reports
 * each change to Redux DevTools, under the name in the third argument of `setState`.
 */
export const useCartStore = create<Cart>()(
  devtools(
    persist(
      () => emptyCart,
      keptAs('cart-storage', CartSchema, () => emptyCart),
    ),
    // Only rehydration sets state without an action name.
    { name: 'cart store', enabled: true, anonymousActionType: 'rehydrated' },
  ),
)

joinTabs(useCartStore)

/** The actions on the cart of the whole app. Outside of the state, they need no selector. */
export const cartStoreActions = cartActions((action) =>
  useCartStore.setState((cart) => cartReducer(cart, action), undefined, action),
)
