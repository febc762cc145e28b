import * as v from 'valibot'

export const CartItemSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** Per piece. */
  price: v.pipe(v.number(), v.finite(), v.minValue(0)),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  category: v.exactOptional(v.picklist(['education', 'merchandise'])),
})

export const CartSchema = v.object({
  items: v.pipe(
    v.array(CartItemSchema),
    v.check((items) => new Set(items.map((item) => item.id)).size === items.length),
  ),
  /** Percent, 0–100. */
  discount: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
})

/** A product in the cart, with its quantity (behaviour §3.6). */
export type CartItem = v.InferOutput<typeof CartItemSchema>

/** The items to buy, and the discount (behaviour §3.6). */
export type Cart = v.InferOutput<typeof CartSchema>

/** An item before it is in a cart. */
export type Product = Omit<CartItem, 'quantity'>

/** The visible name of a product, with its category, if it has one, to distinguish products of the same name. */
export function labelOf({ name, category }: Pick<Product, 'name' | 'category'>): string {
  return category === undefined ? name : `${name} (${category})`
}

/** The initial cart. */
export const emptyCart: Cart = { items: [], discount: 0 }

/** The discount button's preset, in percent (behaviour §9.1). */
export const DISCOUNT_PRESET = 10

/** The quantity in a text: an integer from 0; anything else counts as 0 (behaviour §5). */
export function parseQuantity(text: string): number {
  const quantity = Number(text)
  return Number.isSafeInteger(quantity) ? Math.max(0, quantity) : 0
}

/** The sum of quantities, and the total price after the discount, rounded once to cents (behaviour §9.2). */
export function totals({ items, discount }: Cart): { totalItems: number; totalPrice: number } {
  const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0)
  // Sum × percent is cents. Binary fractions distort the last digits; without them, half a cent rounds up reliably.
  const cents = Number((sum * (100 - discount)).toPrecision(14))
  return {
    totalItems: items.reduce((total, { quantity }) => total + quantity, 0),
    totalPrice: Math.round(cents) / 100,
  }
}

/** An amount with two decimals (behaviour §9.2). */
export function formatPrice(amount: number): string {
  return amount.toFixed(2)
}
