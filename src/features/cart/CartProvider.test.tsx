import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useCart, useCartActions } from './CartProvider.tsx'

it('useCart names the provider that is missing', () => {
  expect(() => renderToString(<Reader />)).toThrow(new Error('useCart must be used within a CartProvider'))
})

it('useCartActions names the provider that is missing', () => {
  expect(() => renderToString(<Adder />)).toThrow(
    new Error('useCartActions must be used within a CartProvider'),
  )
})

function Reader() {
  return <>{useCart().discount}</>
}

function Adder() {
  return <>{typeof useCartActions().addItem}</>
}
