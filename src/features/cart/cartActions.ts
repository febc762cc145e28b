import fc from 'fast-check'
import type { CartAction } from './cartReducer.ts'

const anyId = fc.nat({ max: 5 })

const anyProduct = fc
  .tuple(anyId, fc.nat({ max: 100_000 }), fc.constantFrom('education', 'merchandise', undefined))
  .map(([id, cents, category]) => ({
    id,
    name: `Product ${id}`,
    price: cents / 100,
    ...(category !== undefined && { category }),
  }))

const anyQuantity = fc.oneof(
  fc.integer({ min: -3, max: 500 }),
  fc.constantFrom(0, -0, 1.5, NaN, Infinity, -Infinity, 1e300),
)

const anyPercent = fc.oneof(fc.integer({ min: -50, max: 150 }), fc.constantFrom(NaN, Infinity, -Infinity))

const anyAction: fc.Arbitrary<CartAction> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('addItem'), product: anyProduct }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('setQuantity'), id: anyId, quantity: anyQuantity }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('removeItem'), id: anyId }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('clearCart') }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('applyDiscount'), percent: anyPercent }) },
)

/** Any sequence of cart actions. */
export const anyCartActions = fc.array(anyAction, { maxLength: 30 })
