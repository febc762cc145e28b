import { predict } from '#course/prediction/prediction.ts'
import { idle } from '#course/story/acting.ts'
import { countIn } from '#course/story/countIn.ts'

const renders = /Language: (\d+) render/

export const fatContext = predict({
  id: 'context-demo/fat-context',
  title: 'One context for everything',
  question:
    'One context holds a name and a language. A component reads only the language, and it is wrapped in `memo`. You type “Ada” as the name. How many times does that component render?',
  options: [0, 1, 3],
  source: 'The count of renders says',
  async act({ canvas, canvasElement, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: 'Name' })
    await idle(200)
    const before = countIn(canvasElement, renders)
    await userEvent.type(field, 'Ada')
    await idle(200)
    return before
  },
  measure: ({ stage }, before) => countIn(stage, renders) - before,
  why: 'Each letter makes a new value, and every reader of a context renders when its value changes. `memo` does not stop that.',
})
