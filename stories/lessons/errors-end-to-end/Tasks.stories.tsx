import preview from '#storybook/preview.tsx'
import { press } from '#course/story/acting.ts'
import { proves } from '#course/story/onStage.ts'
import { ErrorsEndToEnd } from '#screens/ErrorsEndToEnd.tsx'
import { Ground } from '#course/story/Ground.ts'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { fastForward } from './demos/fastForward.ts'
import { SmallestLadder } from './demos/SmallestLadder.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Errors end to end/Tasks',
  tags: ['server', 'proof'],
  component: ErrorsEndToEnd,
})

export const Recover = meta.story({
  parameters: { world: { defaults: 'library', network: { failing: { method: 'GET', times: 1 } } } },
  render: () => (
    <Ground>
      <WithFetchers of={SmallestLadder} />
    </Ground>
  ),
  play: (context) => fastForward(() => proves(context, tasks.recover)),
})

export const AskFor404 = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'The server' }), '404')
    await press(context, 'Ask the server')
    await fastForward(() => canvas.findByText(/^No posts after 4 requests/))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'retry' }), 'no-4xx')
    await proves(context, tasks.askFor404, () => press(context, 'Ask the server'))
  },
})
