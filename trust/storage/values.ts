/** A text of storage, and what a page shows of it. */
export interface StoredValue {
  text: string
  shows: string | RegExp
}

/** What a kind of value looks like in storage, right and wrong. */
export interface StoredShape {
  /** What shows while nothing usable is stored. */
  fresh: string | RegExp
  /** Two values of today's shape. */
  stored: StoredValue
  another: StoredValue
  /** Right outside, and of another type within. */
  wrong: string
  /** What an earlier version may have written. */
  older: StoredValue
  /** A valid value that is about as long as a text. */
  huge: (filling: string) => string
}

/** What zustand's `persist` writes. */
const envelope = (state: unknown, version = 0) => JSON.stringify({ state, version })
const json = JSON.stringify

const NOBODY = 'nobody is logged in'
const ada = { id: 1, name: 'Ada', email: 'ada@example.com', role: 'user' }
const grace = { ...ada, id: 2, name: 'Grace' }
const book = { id: 11, name: 'Zustand Book', price: 29.99, quantity: 1 }
const cartOf = (quantity: number) => ({ items: [{ ...book, quantity }], discount: 0 })

export const storeUser: StoredShape = {
  fresh: NOBODY,
  stored: { text: envelope({ user: ada, isAuthenticated: true }), shows: 'Ada' },
  another: { text: envelope({ user: grace, isAuthenticated: true }), shows: 'Grace' },
  wrong: envelope({ user: 'Ada', isAuthenticated: 'yes' }),
  older: { text: envelope({ user: { name: 'Ada' } }, -1), shows: NOBODY },
  huge: (filling) => envelope({ user: { ...ada, email: filling }, isAuthenticated: true }),
}

export const contextUser: StoredShape = {
  fresh: NOBODY,
  stored: { text: json(ada), shows: 'Ada' },
  another: { text: json(grace), shows: 'Grace' },
  wrong: json({ ...ada, id: 'one', role: ['user'] }),
  older: { text: json({ name: 'Ada' }), shows: NOBODY },
  huge: (filling) => json({ ...ada, email: filling }),
}

export const storeCart: StoredShape = {
  fresh: '0 items, $0.00',
  stored: { text: envelope(cartOf(2)), shows: '2 items, $59.98' },
  another: { text: envelope(cartOf(3)), shows: '3 items, $89.97' },
  wrong: envelope({ items: { length: 2 }, discount: '10' }),
  // Whose shape still fits.
  older: { text: envelope({ ...cartOf(2), coupon: 'SPRING' }, -1), shows: '2 items, $59.98' },
  huge: (filling) => envelope({ items: [{ ...book, name: filling }], discount: 0 }),
}

export const storeTheme: StoredShape = {
  fresh: 'light',
  stored: { text: envelope({ theme: 'dark', fontSize: 'large' }), shows: 'dark' },
  another: { text: envelope({ theme: 'dark', fontSize: 'small' }), shows: 'dark' },
  wrong: envelope({ theme: { name: 'dark' }, fontSize: 7 }),
  older: { text: envelope({ theme: 'dark' }), shows: 'light' },
  huge: (filling) => envelope({ theme: 'dark', fontSize: 'large', note: filling }),
}

export const contextTheme: StoredShape = {
  fresh: 'light',
  stored: { text: json({ theme: 'dark', fontSize: 'large' }), shows: 'dark' },
  another: { text: json({ theme: 'dark', fontSize: 'small' }), shows: 'dark' },
  wrong: json({ theme: ['dark'], fontSize: null }),
  older: { text: json('dark'), shows: 'light' },
  huge: (filling) => json({ theme: 'dark', fontSize: 'large', note: filling }),
}

const NOBODY_GREETED = 'Hello, stranger.'

export const demoName: StoredShape = {
  fresh: NOBODY_GREETED,
  stored: { text: json('Ada'), shows: 'Hello, Ada.' },
  another: { text: json('Grace'), shows: 'Hello, Grace.' },
  wrong: json(['Ada']),
  // Not yet as JSON.
  older: { text: 'Ada', shows: NOBODY_GREETED },
  huge: (filling) => json(filling),
}

const progress = {
  solved: ['basic-query/the-missing-key'],
  ticked: [],
  predictions: {},
  whys: {},
  read: ['overview'],
  last: 'pagination',
}

export const progressShape: StoredShape = {
  fresh: /^0 of \d+ exercises/,
  stored: { text: json(progress), shows: /^1 of \d+ exercises/ },
  another: {
    text: json({ ...progress, solved: [...progress.solved, 'basic-query/the-lie'] }),
    shows: /^2 of \d+ exercises/,
  },
  wrong: json({ solved: { 0: 'basic-query/the-lie' }, predictions: [1], read: 'overview', last: 7 }),
  // Before predictions were kept.
  older: { text: json({ solved: progress.solved }), shows: /^1 of \d+ exercises/ },
  huge: (filling) => json({ ...progress, solved: [...progress.solved, filling] }),
}

/** The text size of the toolbar. Its theme would be that of the demos, too, where they have none stored. */
export const lookShape: StoredShape = {
  fresh: 'medium',
  stored: { text: json({ theme: 'light', textSize: 'large' }), shows: 'large' },
  another: { text: json({ textSize: 'small' }), shows: 'small' },
  wrong: json({ theme: ['light'], textSize: { size: 'large' } }),
  older: { text: json('large'), shows: 'medium' },
  huge: (filling) => json({ theme: filling, textSize: 'large' }),
}

/** The editor folds what a file begins with. */
const START = /^\d+ imports$/

export const workShape: StoredShape = {
  fresh: START,
  stored: {
    text: json({ of: 'an older one', code: 'export const mine = 1' }),
    shows: 'export const mine = 1',
  },
  another: {
    text: json({ of: 'an older one', code: 'export const mine = 2' }),
    shows: 'export const mine = 2',
  },
  wrong: json({ of: 1, code: ['export const mine = 1'] }),
  // The code alone.
  older: { text: json('export const mine = 1'), shows: START },
  huge: (filling) => json({ of: 'an older one', code: `export const mine = 1 // ${filling}` }),
}
