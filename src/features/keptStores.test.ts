import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectQuietConsole, forbidStorage, refuse, stubStorage, unreadable } from '#storage/fakeStorage.ts'
import { emptyCart } from './cart/cart.ts'
import { storeProducts } from './cart/products.ts'
import { defaultThemeSettings } from './theme/theme.ts'
import { createStoreUser } from './user/user.ts'

// What holds for every store that is kept in local storage. What each keeps is in the tests of its own folder.

/** A store of a page that has just opened. */
interface Opened {
  state: () => object
  rehydrate: () => unknown
  /** Does something that changes it. */
  change: () => unknown
}

interface KeptStore {
  key: string
  open: () => Promise<Opened>
  /** Its state when nothing is stored, and after the change. */
  initial: object
  changed: object
  /** A state as it is stored, and what the store makes of it. */
  stored: object
  restored: object
  /** Actions that a stored state must not replace, beside a state that says nothing. */
  nonsense: object
  /** States of another shape. */
  misfits: unknown[]
}

const ada = createStoreUser('ada@example.com', 1)
const [book, course] = storeProducts.map((product) => ({ ...product, quantity: 1 }))
const full = { items: [{ ...book, quantity: 3 }], discount: 10 }
const dark = { theme: 'dark', fontSize: 'small' }

const user: KeptStore = {
  key: 'user-storage',
  async open() {
    const { useUserStore: store, userStoreActions } = await import('./user/userStore.ts')
    return {
      state: store.getState,
      rehydrate: () => store.persist.rehydrate(),
      async change() {
        void userStoreActions.login({ email: 'ada@example.com', password: 'any' })
        await vi.advanceTimersByTimeAsync(1000)
      },
    }
  },
  initial: { session: { status: 'loggedOut' } },
  changed: { session: { status: 'loggedIn', user: { name: 'Ada' } } },
  stored: { user: ada, isAuthenticated: true },
  restored: { session: { status: 'loggedIn', user: ada } },
  nonsense: { user: null, isAuthenticated: false, login: 1, session: 2 },
  misfits: [
    { user: null, isAuthenticated: true },
    { user: { name: 'Ada' }, isAuthenticated: true },
    { user: { ...ada, role: 'owner' }, isAuthenticated: true },
    { user: { ...ada, id: '1' }, isAuthenticated: true },
    { user: ada },
    { user: ada, isAuthenticated: false },
  ],
}

const cart: KeptStore = {
  key: 'cart-storage',
  async open() {
    const { useCartStore: store, cartStoreActions } = await import('./cart/cartStore.ts')
    return {
      state: store.getState,
      rehydrate: () => store.persist.rehydrate(),
      change() {
        cartStoreActions.clearCart()
        for (const product of storeProducts.slice(0, 1)) cartStoreActions.addItem(product)
        cartStoreActions.applyDiscount(10)
      },
    }
  },
  initial: emptyCart,
  changed: { items: [book], discount: 10 },
  stored: full,
  restored: full,
  nonsense: { ...emptyCart, clearCart: 'nonsense' },
  misfits: [
    { items: {}, discount: 0 },
    { items: [null], discount: 0 },
    { items: [{ ...book, price: '29.99' }], discount: 0 },
    { items: [{ ...book, price: -1 }], discount: 0 },
    { items: [{ ...book, quantity: 0 }], discount: 0 },
    { items: [{ ...book, quantity: 0.5 }], discount: 0 },
    { items: [{ ...book, category: 'food' }], discount: 0 },
    { items: [book, book], discount: 0 },
    { items: [course], discount: 101 },
    { items: [course], discount: -1 },
    { items: [course], discount: '10' },
    { items: [course] },
    [course],
  ],
}

const theme: KeptStore = {
  key: 'theme-storage',
  async open() {
    const { useThemeStore: store, themeStoreActions } = await import('./theme/themeStore.ts')
    return {
      state: store.getState,
      rehydrate: () => store.persist.rehydrate(),
      change() {
        themeStoreActions.setTheme('light')
        themeStoreActions.toggleTheme()
        themeStoreActions.setFontSize('large')
      },
    }
  },
  initial: defaultThemeSettings,
  changed: { theme: 'dark', fontSize: 'large' },
  stored: dark,
  restored: dark,
  nonsense: { ...defaultThemeSettings, toggleTheme: 'nonsense' },
  misfits: [{ theme: 'dark' }, { theme: 'sepia', fontSize: 'medium' }, { theme: 'dark', fontSize: 16 }],
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  expectQuietConsole()
})
afterEach(() => void vi.useRealTimers())

describe.each([user, cart, theme])(
  'the store of $key',
  ({ key, open, initial, changed, stored, restored, nonsense, misfits }) => {
    const kept = JSON.stringify({ state: stored, version: 0 })
    const unusable = [...unreadable, ...misfits.map((state) => JSON.stringify({ state, version: 0 }))]

    it.each(unusable)('starts anew, works, and leaves other keys alone when %s is stored', async (text) => {
      const items = stubStorage({ [key]: text, other: 'kept' })
      const store = await open()
      expect(store.state()).toMatchObject(initial)
      expect(await afterAChange(store)).toMatchObject(changed)
      expect(items.get('other')).toBe('kept')
      vi.resetModules()
      expect((await open()).state()).toMatchObject(changed)
    })

    it.each([7, -1])('takes what version %d has stored if its shape is right', async (version) => {
      stubStorage({ [key]: JSON.stringify({ state: stored, version }) })
      expect((await open()).state()).toMatchObject(restored)
    })

    it('keeps its actions, whatever else is stored', async () => {
      stubStorage({ [key]: JSON.stringify({ state: nonsense, version: 0 }) })
      expect(await afterAChange(await open())).toMatchObject(changed)
    })

    it('follows what another tab stores', async () => {
      const items = stubStorage()
      const store = await open()
      items.set(key, kept)
      await store.rehydrate()
      expect(store.state()).toMatchObject(restored)
    })

    it.each([undefined, ...unusable])('starts anew when another tab has left %s', async (text) => {
      const items = stubStorage({ [key]: kept })
      const store = await open()
      if (text === undefined) items.delete(key)
      else items.set(key, text)
      await store.rehydrate()
      expect(store.state()).toMatchObject(initial)
    })

    it('works when storage is full, and keeps what is stored', async () => {
      const items = stubStorage({ [key]: kept }, { setItem: refuse })
      const store = await open()
      expect(store.state()).toMatchObject(restored)
      expect(await afterAChange(store)).toMatchObject(changed)
      expect(items.get(key)).toBe(kept)
    })

    it('works when storage refuses everything', async () => {
      stubStorage({}, { getItem: refuse, setItem: refuse, removeItem: refuse })
      expect(await afterAChange(await open())).toMatchObject(changed)
    })

    it('works when even a look at storage throws', async () => {
      forbidStorage()
      expect(await afterAChange(await open())).toMatchObject(changed)
    })

    it('works where there is no storage, as on a server', async () => {
      expect(await afterAChange(await open())).toMatchObject(changed)
    })
  },
)

async function afterAChange(store: Opened): Promise<object> {
  await store.change()
  return store.state()
}
