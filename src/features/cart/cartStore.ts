import * as v from 'valibot'
import { create } from 'zustand'
import { createJSONStorage, devtools, persist } from 'zustand/middleware'
import { safeStorage } from '#storage/storage.ts'
import { addItem, applyDiscount, CartSchema, clearCart, emptyCart, removeItem, setQuantity } from './cart.ts'
import type { Cart } from './cart.ts'
import type { CartActions } from './cartReducer.ts'

interface CartStore extends Cart, CartActions {}

/**
 * The cart of the whole app, kept in local storage (behaviour §4, §9). What is stored and unreadable is ignored.
 * `devtools` shows each change to Redux DevTools, by the name that is the third argument of `set`.
 */
export const useCartStore = create<CartStore>()(
  devtools(
    persist(
      (set) => ({
        ...emptyCart,
        addItem: (product) => set((cart) => addItem(cart, product), undefined, { type: 'addItem', product }),
        setQuantity: (id, quantity) =>
          set((cart) => setQuantity(cart, id, quantity), undefined, { type: 'setQuantity', id, quantity }),
        removeItem: (id) => set((cart) => removeItem(cart, id), undefined, { type: 'removeItem', id }),
        clearCart: () => set(clearCart, undefined, { type: 'clearCart' }),
        applyDiscount: (percent) =>
          set((cart) => applyDiscount(cart, percent), undefined, { type: 'applyDiscount', percent }),
      }),
      {
        name: 'cart-storage',
        storage: createJSONStorage(() => safeStorage),
        partialize: ({ items, discount }) => ({ items, discount }),
        // Another version is no reason to warn: whether a cart can be used, its shape says.
        migrate: (stored) => (v.is(CartSchema, stored) ? stored : emptyCart),
        // Also after another tab has removed or broken it: what is not there is an empty cart.
        merge: (stored, current) => {
          const result = v.safeParse(CartSchema, stored)
          return { ...current, ...(result.success ? result.output : emptyCart) }
        },
      },
    ),
    // Only what another tab has stored comes without a name.
    { name: 'cart store', enabled: true, anonymousActionType: 'rehydrated' },
  ),
)
