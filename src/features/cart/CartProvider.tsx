import { createContext, useContext, useMemo, useReducer } from 'react'
import type { ReactNode } from 'react'
import { emptyCart } from './cart.ts'
import type { Cart } from './cart.ts'
import { cartActions, cartReducer } from './cartReducer.ts'
import type { CartActions } from './cartReducer.ts'

// Two contexts, so that a component that only uses actions does not render when the cart changes.
const CartContext = createContext<Cart | undefined>(undefined)
const CartActionsContext = createContext<CartActions | undefined>(undefined)

/** Holds a cart for everything below it. It lasts as long as the provider is mounted. */
// #region provider
export function CartProvider({ children }: { children: ReactNode }) {
  const [cart, dispatch] = useReducer(cartReducer, emptyCart)
  const actions = useMemo(() => cartActions(dispatch), [dispatch])
  return (
    <CartActionsContext value={actions}>
      <CartContext value={cart}>{children}</CartContext>
    </CartActionsContext>
  )
}
// #endregion

// #region hook
/**
 * The cart of the nearest provider. A component that uses it renders whenever the cart changes.
 *
 * @throws Error outside a `CartProvider` (behaviour §8)
 */
export function useCart(): Cart {
  const cart = useContext(CartContext)
  if (cart === undefined) throw new Error('useCart must be used within a CartProvider')
  return cart
}
// #endregion

/**
 * The actions on the cart of the nearest provider. The object is stable.
 *
 * @throws Error outside a `CartProvider`
 */
export function useCartActions(): CartActions {
  const actions = useContext(CartActionsContext)
  if (actions === undefined) throw new Error('useCartActions must be used within a CartProvider')
  return actions
}
