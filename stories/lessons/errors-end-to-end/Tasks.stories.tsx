import preview from '#storybook/preview.tsx'
import { press } from '#course/story/acting.ts'
import { proves } from '#course/story/onStage.ts'
import { ErrorsEndToEnd } from '#screens/ErrorsEndToEnd.tsx'
import { fastForward } from './demos/fastForward.ts'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Errors end to end/Tasks',
  tags: ['server', 'proof'],
  component: ErrorsEndToEnd,
})

export const Recover = meta.story({
  play: async (context) => {
    await press(context, 'Ask the server')
    await context.canvas.findByText(/^asks again in/)
    await fastForward(() => proves(context, tasks.recover))
  },
})

export const AskFor404 = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'The server' }), '404')
    await press(context, 'Ask the server')
    await fastForward(() => canvas.findByText(/^No posts after 4 requests/, {}, { timeout: 5000 }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'retry' }), 'no-4xx')
    await proves(context, tasks.askFor404, () => press(context, 'Ask the server'))
  },
})
