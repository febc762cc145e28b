import { predict } from '#course/prediction/prediction.ts'
import { firstOf, countIn } from '#course/story/textOnStage.ts'
import { idle, increaseOf, press } from '#course/story/acting.ts'

export const fatContext = predict({
  id: 'context-demo/fat-context',
  title: 'One context for everything',
  question:
    'One context holds a name and a language, in an object that changes only with the name. A component that is wrapped in `memo` reads only the language. You type “Ada” as the name. How many times does that component render?',
  options: [
    '0 times, because its language stays the same',
    'Once, because React collects the three letters',
    '3 times, because the context has another object for each letter',
  ],
  shows: (stage) => firstOf(stage, /Language: \d+ renders?/),
  tellingWords: [
    'another object for each',
    'new value',
    'every component that reads',
    'every reader renders',
  ],
  source: 'The count of renders says',
  ...increaseOf(
    ({ stage }) => countIn(stage, /Language: (\d+) render/),
    async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
      await idle(200)
    },
  ),
  measure({ stage }, before) {
    const times = countIn(stage, /Language: (\d+) render/) - before
    if (times === 0) return '0 times, because its language stays the same'
    if (times === 1) return 'Once, because React collects the three letters'
    return times === 3 ? '3 times, because the context has another object for each letter' : `${times} times`
  },
  why: 'Each letter makes a new object, and every component that reads a context renders when its value changes. `memo` compares props, so it does not stop that.',
})

export const whoseCart = predict({
  id: 'context-demo/whose-cart',
  title: 'Whose cart?',
  question:
    'A provider keeps a cart, and passes it down in a context. Inside it is a second provider of the same kind, and inside both is a button. You press Add a pen. Which cart gets the pen?',
  options: [
    'The outer one, because one context has one value',
    'The inner one, because its provider is the nearest',
    'Both, because the button is inside both providers',
  ],
  shows: (stage) =>
    ['Outer', 'Inner'].map((cart) => firstOf(stage, new RegExp(`${cart} cart: \\d+`))).join(', '),
  tellingWords: ['nearest'],
  source: 'The carts say',
  async act(run) {
    await press(run, 'Add a pen')
    await idle(200)
  },
  measure({ stage }) {
    const [isOuter, isInner] = ['Outer', 'Inner'].map(
      (cart) => countIn(stage, new RegExp(`${cart} cart: (\\d+)`)) > 0,
    )
    if (isOuter && isInner) return 'Both, because the button is inside both providers'
    if (isOuter) return 'The outer one, because one context has one value'
    return isInner ? 'The inner one, because its provider is the nearest' : 'Neither'
  },
  why: 'A component reads the value of the nearest provider above it. A component inside the inner provider cannot reach the outer cart.',
})
