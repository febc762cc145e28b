import { predict } from '#course/prediction/prediction.ts'
import { idle, increaseOf, press } from '#course/story/acting.ts'
import { countIn } from '#course/story/countIn.ts'

export const fatContext = predict({
  id: 'context-demo/fat-context',
  title: 'One context for everything',
  question:
    'One context holds a name and a language. A component reads only the language, and it is wrapped in `memo`. You type “Ada” as the name. How many times does that component render?',
  options: [0, 1, 3],
  source: 'The count of renders says',
  ...increaseOf(
    ({ stage }) => countIn(stage, /Language: (\d+) render/),
    async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
      await idle(200)
    },
  ),
  why: 'Each letter makes a new value, and every reader of a context renders when its value changes. `memo` does not stop that.',
})

export const whoseCart = predict({
  id: 'context-demo/whose-cart',
  title: 'Whose cart?',
  question:
    'One cart provider is inside another, and a button is inside both. You press Add a pen. Which cart gets the pen?',
  options: ['The outer one', 'The inner one', 'Both'],
  source: 'The carts say',
  async act(run) {
    await press(run, 'Add a pen')
    await idle(200)
  },
  measure({ stage }) {
    const isIn = (cart: string) => countIn(stage, new RegExp(`${cart} cart: (\\d+)`)) > 0
    if (isIn('Outer') && isIn('Inner')) return 'Both'
    return isIn('Outer') ? 'The outer one' : 'The inner one'
  },
  why: '`useContext` reads the nearest provider above. So a component inside the inner provider cannot reach the outer cart.',
})
