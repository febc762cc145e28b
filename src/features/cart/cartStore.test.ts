import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { emptyCart } from './cart.ts'
import { storeProducts } from './products.ts'

const KEY = 'cart-storage'
const [book, course] = storeProducts.map((product) => ({ ...product, quantity: 1 }))
const afterBuying = { items: [book], discount: 10 }
const stored = { items: [{ ...book, quantity: 3 }], discount: 10 }

const methods = ['log', 'info', 'warn', 'error'] as const
const spoken: string[] = []
const speak = (...words: unknown[]) => void spoken.push(words.join(' '))

beforeEach(() => {
  vi.resetModules()
  for (const method of methods) vi.spyOn(console, method).mockImplementation(speak)
})

afterEach(() => {
  const [words] = spoken.splice(0)
  if (words !== undefined) throw new Error(`The store wrote to the console: ${words}`)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the stored cart', () => {
  it('comes back after a reload, items and discount', async () => {
    const items = storage()
    const before = await openStore()
    for (const product of [...storeProducts, ...storeProducts]) before.getState().addItem(product)
    before.getState().removeItem(13)
    before.getState().applyDiscount(10)
    const { items: bought, discount } = before.getState()
    expect(discount).toBe(10)

    vi.resetModules()
    const after = await openStore()
    expect(after).not.toBe(before)
    expect(after.getState()).toMatchObject({ items: bought, discount })
    expect(JSON.parse(items.get(KEY) ?? '')).toEqual({ state: { items: bought, discount }, version: 0 })
  })

  it('is empty after a reload when it was cleared', async () => {
    storage({ [KEY]: JSON.stringify({ state: stored, version: 0 }) })
    const before = await openStore()
    expect(before.getState()).toMatchObject(stored)
    before.getState().clearCart()
    vi.resetModules()
    expect((await openStore()).getState()).toMatchObject(emptyCart)
  })

  it('cannot replace actions', async () => {
    storage({ [KEY]: JSON.stringify({ state: { ...stored, clearCart: 'nonsense' }, version: 0 }) })
    const store = await openStore()
    store.getState().clearCart()
    expect(store.getState()).toMatchObject(emptyCart)
  })

  it.each([7, -1])('of version %d is used when its shape is right', async (version) => {
    storage({ [KEY]: JSON.stringify({ state: stored, version }) })
    expect((await openStore()).getState()).toMatchObject(stored)
  })
})

describe('what cannot be used is ignored', () => {
  it.each([
    ['no text', ''],
    ['no JSON', 'cart'],
    ['half of it', '{"state":{"items":['],
    ['null', 'null'],
    ['a number', '42'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['no state', '{"state":null,"version":0}'],
    ['a text for a state', '{"state":"full","version":0}'],
    ['items that are no list', withState({ items: {}, discount: 0 })],
    ['items that are null', withState({ items: [null], discount: 0 })],
    ['a price in text', withState({ items: [{ ...book, price: '29.99' }], discount: 0 })],
    ['a price below 0', withState({ items: [{ ...book, price: -1 }], discount: 0 })],
    ['an infinite price', withState(stored).replace('29.99', '1e999')],
    ['quantity 0', withState({ items: [{ ...book, quantity: 0 }], discount: 0 })],
    ['half a piece', withState({ items: [{ ...book, quantity: 0.5 }], discount: 0 })],
    ['an unknown category', withState({ items: [{ ...book, category: 'food' }], discount: 0 })],
    ['the same item twice', withState({ items: [book, book], discount: 0 })],
    ['a discount above 100', withState({ items: [course], discount: 101 })],
    ['a discount below 0', withState({ items: [course], discount: -1 })],
    ['a discount in text', withState({ items: [course], discount: '10' })],
    ['an old shape, without a discount', withState({ items: [course] })],
    ['an old shape, the bare list', withState([course])],
    ['an old shape of another version', JSON.stringify({ state: { products: [course] }, version: 3 })],
    ['an old shape without an envelope', JSON.stringify(stored)],
  ])('%s: the cart starts empty, works, and leaves other keys alone', async (_, text) => {
    const items = storage({ [KEY]: text, user: '{"name":"Ada"}' })
    const store = await openStore()
    expect(store.getState()).toMatchObject(emptyCart)
    expect(buyOne(store)).toEqual(afterBuying)
    expect(items.get('user')).toBe('{"name":"Ada"}')
    expect(JSON.parse(items.get(KEY) ?? '')).toHaveProperty('state.items.0.quantity', 1)
  })
})

describe('when another tab has changed what is stored', () => {
  it.each([
    ['removed it', undefined],
    ['broken it', '{'],
    ['stored another shape', withState({ items: 'none' })],
  ])('and has %s, the cart is empty', async (_, text) => {
    const items = storage({ [KEY]: withState(stored) })
    const store = await openStore()
    expect(store.getState()).toMatchObject(stored)
    if (text === undefined) items.delete(KEY)
    else items.set(KEY, text)
    await store.persist.rehydrate()
    expect(store.getState()).toMatchObject(emptyCart)
    expect(items.get(KEY)).toBe(text)
  })
})

describe('the store works', () => {
  it('when storage is full, and keeps what is stored', async () => {
    const items = storage({ [KEY]: withState(stored), other: 'text' })
    vi.stubGlobal('localStorage', { ...globalThis.localStorage, setItem: fail('QuotaExceededError') })
    const store = await openStore()
    expect(store.getState()).toMatchObject(stored)
    store.getState().clearCart()
    expect(buyOne(store)).toEqual(afterBuying)
    expect(Object.fromEntries(items)).toEqual({ [KEY]: withState(stored), other: 'text' })
  })

  it('when storage refuses everything', async () => {
    const refuse = fail('SecurityError')
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(buyOne(await openStore())).toEqual(afterBuying)
  })

  it('when even looking at storage throws', async () => {
    Object.defineProperty(globalThis, 'localStorage', { get: fail('SecurityError'), configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'localStorage'))
    expect(buyOne(await openStore())).toEqual(afterBuying)
  })

  it('where there is no storage at all, as on a server', async () => {
    expect(buyOne(await openStore())).toEqual(afterBuying)
  })
})

type Store = Awaited<ReturnType<typeof openStore>>

/** The store of a page that has just opened. */
async function openStore() {
  const { useCartStore } = await import('./cartStore.ts')
  return useCartStore
}

/** Adds a first item and a discount. Returns the resulting cart. */
function buyOne(store: Store) {
  for (const product of storeProducts.slice(0, 1)) store.getState().addItem(product)
  store.getState().applyDiscount(10)
  const { items, discount } = store.getState()
  return { items, discount }
}

function withState(state: unknown): string {
  return JSON.stringify({ state, version: 0 })
}

/** Replaces local storage by one in memory. Returns its contents. */
function storage(content: Record<string, string> = {}): Map<string, string> {
  const items = new Map(Object.entries(content))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  return items
}

function fail(name: string): () => never {
  return () => {
    throw new DOMException('Not here, not now.', name)
  }
}
