import preview from '#storybook/preview.tsx'
import { press } from '#course/story/acting.ts'
import { proves } from '#course/story/onStage.ts'
import { Overview } from '#screens/Overview.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({ title: 'Components/Lessons/Overview/Tasks', tags: ['server', 'proof'] })

export const RetryOne = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: 1 } } } },
  render: () => <Overview />,
  play: async (context) => {
    await context.canvas.findByRole('alert')
    await proves(context, tasks.retryOne, () => press(context, 'Retry Todos'))
  },
})
