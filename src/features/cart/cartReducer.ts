import { emptyCart } from './cart.ts'
import type { Cart, CartItem, Product } from './cart.ts'

/** All actions on a cart. */
export type CartAction =
  | { type: 'addItem'; product: Product }
  | { type: 'setQuantity'; id: CartItem['id']; quantity: number }
  | { type: 'removeItem'; id: CartItem['id'] }
  | { type: 'clearCart' }
  | { type: 'applyDiscount'; percent: number }

/**
 * Applies an action to a cart (behaviour §4.5). Adding a product that the cart has raises its quantity by 1. Quantities
 * other than integers count as 0, and 0 or below removes the item (behaviour §5). The discount is limited to 0–100 %.
 */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'addItem':
      return addItem(cart, action.product)
    case 'setQuantity':
      return setQuantity(cart, action.id, action.quantity)
    case 'removeItem':
      return { ...cart, items: cart.items.filter(({ id }) => id !== action.id) }
    case 'clearCart':
      return emptyCart
    case 'applyDiscount':
      return { ...cart, discount: Math.min(100, Math.max(0, action.percent || 0)) }
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

function addItem(cart: Cart, { id, name, price, category }: Product): Cart {
  const present = cart.items.find((item) => item.id === id)
  if (present !== undefined) return setQuantity(cart, id, present.quantity + 1)
  const item: CartItem = { id, name, price, quantity: 1, ...(category !== undefined && { category }) }
  return { ...cart, items: [...cart.items, item] }
}

function setQuantity(cart: Cart, id: CartItem['id'], quantity: number): Cart {
  if (!Number.isSafeInteger(quantity) || quantity <= 0) return cartReducer(cart, { type: 'removeItem', id })
  return { ...cart, items: cart.items.map((item) => (item.id === id ? { ...item, quantity } : item)) }
}
