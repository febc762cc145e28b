import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CartSchema, emptyCart, formatPrice, parseQuantity, totals } from './cart.ts'
import type { Cart, Product } from './cart.ts'
import { cartActions, cartReducer } from './cartReducer.ts'
import type { CartAction } from './cartReducer.ts'
import { cartStoreActions, useCartStore } from './cartStore.ts'
import { contextProducts, demoProducts, storeProducts } from './products.ts'
import { anyCartActions } from './cartActions.ts'

const book = { id: 1, name: 'Book', price: 29.99 }
const mug = { id: 2, name: 'Mug', price: 15.99 }
const twoBooks: Cart = { items: [{ ...book, quantity: 2 }], discount: 0 }

describe('adding', () => {
  it('starts a new item at 1, at the end', () => {
    expect(add(twoBooks, mug).items).toEqual([
      { ...book, quantity: 2 },
      { ...mug, quantity: 1 },
    ])
  })

  it('raises an item that is there by 1', () => {
    expect(add(twoBooks, book).items).toEqual([{ ...book, quantity: 3 }])
  })

  it('keeps the category', () => {
    expect(add(emptyCart, { ...mug, category: 'merchandise' }).items[0]).toHaveProperty(
      'category',
      'merchandise',
    )
  })
})

describe('the quantity', () => {
  it('can be set', () => {
    expect(setQuantity(twoBooks, book.id, 7).items).toEqual([{ ...book, quantity: 7 }])
    expect(setQuantity(twoBooks, book.id, 1).items).toEqual([{ ...book, quantity: 1 }])
  })

  it.each([0, -1, -0, 1.5, NaN, Infinity])('of %d removes the item', (quantity) => {
    expect(setQuantity(twoBooks, book.id, quantity).items).toEqual([])
  })

  it('of something that is not in the cart changes nothing', () => {
    expect(setQuantity(twoBooks, 99, 3)).toEqual(twoBooks)
  })

  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['1e2', 100],
    ['0', 0],
    ['-2', 0],
    ['', 0],
    ['  ', 0],
    ['2.5', 0],
    ['two', 0],
    ['3 pieces', 0],
    ['Infinity', 0],
    ['99999999999999999999', 0],
  ])('typed as “%s” is %d', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity)
  })
})

describe('removing', () => {
  it('leaves the other items', () => {
    expect(remove(add(twoBooks, mug), book.id).items).toEqual([{ ...mug, quantity: 1 }])
  })

  it('of something that is not in the cart changes nothing', () => {
    expect(remove(twoBooks, 99)).toEqual(twoBooks)
  })
})

describe('the discount', () => {
  it.each([
    [10, 10],
    [0, 0],
    [100, 100],
    [101, 100],
    [Infinity, 100],
    [-5, 0],
    [NaN, 0],
  ])('of %d %% becomes %d %%', (percent, discount) => {
    expect(discounted(twoBooks, percent).discount).toBe(discount)
  })

  it('outlives the last item, and not clearing', () => {
    const cart = discounted(twoBooks, 10)
    expect(remove(cart, book.id)).toEqual({ items: [], discount: 10 })
    expect(cartReducer(cart, { type: 'clearCart' })).toEqual({ items: [], discount: 0 })
  })
})

describe('the totals', () => {
  it('of an empty cart are 0', () => {
    expect(totals(emptyCart)).toEqual({ totalItems: 0, totalPrice: 0 })
  })

  it('count pieces, and sum up prices', () => {
    expect(totals(add(twoBooks, mug))).toEqual({ totalItems: 3, totalPrice: 75.97 })
  })

  it('round once, at the end: a tenth off two times 0.25 is 0.45', () => {
    const items = [{ id: 1, name: 'Screw', price: 0.25, quantity: 2 }]
    expect(totals({ items, discount: 10 }).totalPrice).toBe(0.45)
  })

  it.each([
    [1.005, 1, 0, 1.01],
    [0.05, 1, 10, 0.05],
    [0.1, 3, 0, 0.3],
    [8.325, 1, 0, 8.33],
    [1.15, 1, 10, 1.04],
    [99.99, 1, 100, 0],
  ])('round half a cent up: %d × %d less %d %% is %d', (price, quantity, discount, total) => {
    expect(totals({ items: [{ id: 1, name: 'Thing', price, quantity }], discount }).totalPrice).toBe(total)
  })

  it('are the sum of price × quantity less the discount, whatever has happened', () => {
    fc.assert(
      fc.property(anyCartActions, (actions) => {
        const cart = actions.reduce(cartReducer, emptyCart)
        expect(totals(cart).totalPrice).toBe(exactTotal(cart))
        expect(totals(cart).totalItems).toBe(cart.items.reduce((sum, item) => sum + item.quantity, 0))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('whatever happens', () => {
  it('a cart is one that could be stored: whole positive quantities, each item once, 0 to 100 %', () => {
    fc.assert(
      fc.property(anyCartActions, (actions) => {
        const cart = actions.reduce(cartReducer, emptyCart)
        expect(v.is(CartSchema, cart)).toBe(true)
        for (const { quantity } of cart.items) expect(Number.isInteger(quantity) && quantity > 0).toBe(true)
        expect(cart.discount).toBeGreaterThanOrEqual(0)
        expect(cart.discount).toBeLessThanOrEqual(100)
      }),
      { numRuns: 1000 },
    )
  })

  it('reducer, provider and store hold the same cart', () => {
    fc.assert(
      fc.property(anyCartActions, (actions) => {
        useCartStore.setState(useCartStore.getInitialState(), true)
        let held = emptyCart
        const providers = cartActions((action) => (held = cartReducer(held, action)))
        for (const action of actions) {
          perform(providers, action)
          perform(cartStoreActions, action)
        }
        expect(held).toEqual(actions.reduce(cartReducer, emptyCart))
        expect(useCartStore.getState()).toEqual(held)
      }),
      { numRuns: 1000 },
    )
  })

  it('the cart before an action stays as it was', () => {
    fc.assert(
      fc.property(anyCartActions, (actions) => {
        let cart = emptyCart
        for (const action of actions) {
          const before = structuredClone(cart)
          const after = cartReducer(cart, action)
          expect(cart).toEqual(before)
          cart = after
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('amounts', () => {
  it.each([
    [0, '0.00'],
    [999, '999.00'],
    [29.99, '29.99'],
    [0.5, '0.50'],
  ])('%d is shown as %s', (amount, text) => {
    expect(formatPrice(amount)).toBe(text)
  })
})

describe('the products', () => {
  it.each([
    [
      demoProducts,
      'React Course 99.99, TypeScript Book 29.99, Coffee Mug 15.99, T-Shirt 24.99, Stickers Pack 9.99',
    ],
    [contextProducts, 'Laptop 999, Mouse 25, Keyboard 75, Monitor 299'],
    [storeProducts, 'Zustand Book 29.99, React Course 99.99, TypeScript Guide 19.99, Dev Tools 49.99'],
  ])('are those of behaviour §3.7 (%#)', (products, text) => {
    expect(products.map(({ name, price }) => `${name} ${price}`).join(', ')).toBe(text)
  })

  it('that may meet in the store have ids of their own', () => {
    const ids = [...demoProducts, ...storeProducts].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

function add(cart: Cart, product: Product): Cart {
  return cartReducer(cart, { type: 'addItem', product })
}

function setQuantity(cart: Cart, id: number, quantity: number): Cart {
  return cartReducer(cart, { type: 'setQuantity', id, quantity })
}

function remove(cart: Cart, id: number): Cart {
  return cartReducer(cart, { type: 'removeItem', id })
}

function discounted(cart: Cart, percent: number): Cart {
  return cartReducer(cart, { type: 'applyDiscount', percent })
}

/** The total computed in integers, with half a cent rounded up. */
function exactTotal({ items, discount }: Cart): number {
  const cents = items.reduce((sum, item) => sum + Math.round(item.price * 100) * item.quantity, 0)
  const hundredths = BigInt(cents) * BigInt(100 - discount)
  return Number((hundredths + 50n) / 100n) / 100
}

function perform(to: ReturnType<typeof cartActions>, action: CartAction): void {
  switch (action.type) {
    case 'addItem':
      return to.addItem(action.product)
    case 'setQuantity':
      return to.setQuantity(action.id, action.quantity)
    case 'removeItem':
      return to.removeItem(action.id)
    case 'clearCart':
      return to.clearCart()
    case 'applyDiscount':
      return to.applyDiscount(action.percent)
  }
}
