import { addItem, applyDiscount, clearCart, removeItem, setQuantity } from './cart.ts'
import type { Cart, CartItem, Product } from './cart.ts'

/** All actions on a cart. */
export type CartAction =
  | { type: 'addItem'; product: Product }
  | { type: 'setQuantity'; id: CartItem['id']; quantity: number }
  | { type: 'removeItem'; id: CartItem['id'] }
  | { type: 'clearCart' }
  | { type: 'applyDiscount'; percent: number }

/** Applies an action to a cart (behaviour §4.5). */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'addItem':
      return addItem(cart, action.product)
    case 'setQuantity':
      return setQuantity(cart, action.id, action.quantity)
    case 'removeItem':
      return removeItem(cart, action.id)
    case 'clearCart':
      return clearCart()
    case 'applyDiscount':
      return applyDiscount(cart, action.percent)
  }
}

/** The functions that components call, whichever container holds the cart. */
export interface CartActions {
  addItem: (product: Product) => void
  setQuantity: (id: CartItem['id'], quantity: number) => void
  removeItem: (id: CartItem['id']) => void
  clearCart: () => void
  applyDiscount: (percent: number) => void
}

/** The actions as functions that dispatch. */
export function cartActions(dispatch: (action: CartAction) => void): CartActions {
  return {
    addItem: (product) => dispatch({ type: 'addItem', product }),
    setQuantity: (id, quantity) => dispatch({ type: 'setQuantity', id, quantity }),
    removeItem: (id) => dispatch({ type: 'removeItem', id }),
    clearCart: () => dispatch({ type: 'clearCart' }),
    applyDiscount: (percent) => dispatch({ type: 'applyDiscount', percent }),
  }
}
