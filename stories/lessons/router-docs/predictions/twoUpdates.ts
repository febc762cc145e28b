import { predict } from '#course/prediction/prediction.ts'
import { idle } from '#course/story/acting.ts'
import { addressIn } from '../demos/addressIn.ts'

export const twoUpdates = predict({
  id: 'router-docs/two-updates',
  title: 'Two updates, one click',
  question:
    'At `/tasks`, one click calls `setSearchParams` twice, each time with a function: the first sets `filter=active`, the second `sort=name`. What is the address then?',
  options: ['/tasks?filter=active&sort=name', '/tasks?filter=active', '/tasks?sort=name'],
  source: 'The address bar says',
  async act({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show active, by name' }))
    await idle(200)
  },
  measure: ({ stage }) => addressIn(stage),
  why: 'The calls do not queue. Both begin with the parameters of the same render, so the second overwrites the first.',
})
