import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CartProvider, useCart, useCartActions } from './CartProvider.tsx'
import { ContextCart } from './ContextCart.tsx'
import { StoreCart } from './StoreCart.tsx'

it('useCart names the provider that is missing', () => {
  expect(() => renderToString(<Reader />)).toThrow(new Error('useCart must be used within a CartProvider'))
})

it('useCartActions names the provider that is missing', () => {
  expect(() => renderToString(<Adder />)).toThrow(
    new Error('useCartActions must be used within a CartProvider'),
  )
})

it('both cards render on a server', () => {
  const html = renderToString(
    <CartProvider>
      <ContextCart />
      <StoreCart />
    </CartProvider>,
  )
  expect(html).toContain('Laptop')
  expect(html).toContain('Zustand Book')
})

function Reader() {
  return <>{useCart().discount}</>
}

function Adder() {
  return <>{typeof useCartActions().addItem}</>
}
