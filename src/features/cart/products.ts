import type { Product } from './cart.ts'

/** Products with categories (behaviour §3.7). */
export const demoProducts: readonly Product[] = [
  { id: 1, name: 'React Course', price: 99.99, category: 'education' },
  { id: 2, name: 'TypeScript Book', price: 29.99, category: 'education' },
  { id: 3, name: 'Coffee Mug', price: 15.99, category: 'merchandise' },
  { id: 4, name: 'T-Shirt', price: 24.99, category: 'merchandise' },
  { id: 5, name: 'Stickers Pack', price: 9.99, category: 'merchandise' },
]

/** The products of the context cart (behaviour §3.7). */
export const contextProducts: readonly Product[] = [
  { id: 1, name: 'Laptop', price: 999 },
  { id: 2, name: 'Mouse', price: 25 },
  { id: 3, name: 'Keyboard', price: 75 },
  { id: 4, name: 'Monitor', price: 299 },
]

/** The products of the store cart (behaviour §3.7). Their ids differ from the demo products', which share that cart. */
export const storeProducts: readonly Product[] = [
  { id: 11, name: 'Zustand Book', price: 29.99 },
  { id: 12, name: 'React Course', price: 99.99 },
  { id: 13, name: 'TypeScript Guide', price: 19.99 },
  { id: 14, name: 'Dev Tools', price: 49.99 },
]
