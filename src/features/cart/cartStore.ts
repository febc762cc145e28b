import * as v from 'valibot'
import { create } from 'zustand'
import { createJSONStorage, devtools, persist } from 'zustand/middleware'
import { joinTabs } from '#storage/followTabs.ts'
import { safeStorage } from '#storage/storage.ts'
import { addItem, applyDiscount, CartSchema, clearCart, emptyCart, removeItem, setQuantity } from './cart.ts'
import type { Cart } from './cart.ts'
import type { CartActions } from './cartReducer.ts'

interface CartStore extends Cart, CartActions {}

/**
 * The cart of the whole app, kept in local storage (behaviour §4, §9). Unreadable data is ignored. `devtools` reports
 * each change to Redux DevTools, under the name in the third argument of `set`.
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
        // Data of another version counts if it fits the schema. Without this, persist would write an error to the
        // console.
        migrate: (stored) => (v.is(CartSchema, stored) ? stored : emptyCart),
        // Also runs after another tab has removed or broken the stored cart, which then counts as empty.
        merge: (stored, current) => {
          const result = v.safeParse(CartSchema, stored)
          return { ...current, ...(result.success ? result.output : emptyCart) }
        },
      },
    ),
    // Only rehydration sets state without an action name.
    { name: 'cart store', enabled: true, anonymousActionType: 'rehydrated' },
  ),
)

joinTabs(useCartStore)
