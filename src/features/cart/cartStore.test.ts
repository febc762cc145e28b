import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectQuietConsole, stubStorage } from '#storage/fakeStorage.ts'
import { emptyCart } from './cart.ts'
import { storeProducts } from './products.ts'

const KEY = 'cart-storage'
const stored = { items: storeProducts.map((product) => ({ ...product, quantity: 3 })), discount: 10 }

beforeEach(() => {
  vi.resetModules()
  expectQuietConsole()
})

describe('the stored cart', () => {
  it('comes back after a reload, items and discount', async () => {
    const items = stubStorage()
    const { useCartStore: before, cartStoreActions } = await openStore()
    for (const product of [...storeProducts, ...storeProducts]) cartStoreActions.addItem(product)
    cartStoreActions.removeItem(13)
    cartStoreActions.applyDiscount(10)
    const { items: bought, discount } = before.getState()
    expect(discount).toBe(10)

    vi.resetModules()
    const { useCartStore: after } = await openStore()
    expect(after).not.toBe(before)
    expect(after.getState()).toMatchObject({ items: bought, discount })
    expect(JSON.parse(items.get(KEY) ?? '')).toEqual({ state: { items: bought, discount }, version: 0 })
  })

  it('is empty after a reload when it was cleared', async () => {
    stubStorage({ [KEY]: JSON.stringify({ state: stored, version: 0 }) })
    const { useCartStore: before, cartStoreActions } = await openStore()
    expect(before.getState()).toEqual(stored)
    cartStoreActions.clearCart()
    vi.resetModules()
    expect((await openStore()).useCartStore.getState()).toMatchObject(emptyCart)
  })

  it('is not used when JSON makes a price of it that is infinite', async () => {
    const text = JSON.stringify({ state: stored, version: 0 }).replace('29.99', '1e999')
    stubStorage({ [KEY]: text })
    expect((await openStore()).useCartStore.getState()).toMatchObject(emptyCart)
  })
})

/** The store of a page that has just opened. */
function openStore() {
  return import('./cartStore.ts')
}
