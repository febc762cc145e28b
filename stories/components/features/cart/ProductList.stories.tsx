import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ProductList } from '#features/cart/ProductList.tsx'
import { contextProducts, demoProducts } from '#features/cart/products.ts'

const meta = preview.meta({
  title: 'Components/Features/Cart/Product list',
  component: ProductList,
  parameters: { layout: 'padded' },
  args: { title: 'Products', products: contextProducts, currency: '$', onAdd: fn() },
})

export const Ready = meta.story()

export const WithCategories = meta.story({ args: { products: demoProducts } })
