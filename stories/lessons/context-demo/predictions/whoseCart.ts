import { predict } from '#course/prediction/prediction.ts'
import { idle } from '#course/story/acting.ts'
import { countIn } from '#course/story/countIn.ts'

export const whoseCart = predict({
  id: 'context-demo/whose-cart',
  title: 'Whose cart?',
  question:
    'One cart provider is inside another, and a button is inside both. You press Add a pen. Which cart gets the pen?',
  options: ['The outer one', 'The inner one', 'Both'],
  source: 'The carts say',
  async act({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a pen' }))
    await idle(200)
  },
  measure({ stage }) {
    const isIn = (cart: string) => countIn(stage, new RegExp(`${cart} cart: (\\d+)`)) > 0
    if (isIn('Outer') && isIn('Inner')) return 'Both'
    return isIn('Outer') ? 'The outer one' : 'The inner one'
  },
  why: '`useContext` reads the nearest provider above. So a component inside the inner provider cannot reach the outer cart.',
})
