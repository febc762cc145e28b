import { predict } from '#course/prediction/prediction.ts'
import { idle, press } from '#course/story/acting.ts'
import { addressIn } from '../demos/addressIn.ts'

export const twoUpdates = predict({
  id: 'router-docs/two-updates',
  title: 'Two updates, one click',
  question:
    'At `/tasks`, one click calls `setSearchParams` twice, each time with a function: the first sets `filter=active`, the second `sort=name`. What is the address then?',
  options: ['/tasks?filter=active&sort=name', '/tasks?filter=active', '/tasks?sort=name'],
  source: 'The address bar says',
  async act(run) {
    await press(run, 'Show active, by name')
    await idle(200)
  },
  measure: ({ stage }) => addressIn(stage),
  why: 'The calls do not queue. Both begin with the parameters of the same render, so the second overwrites the first.',
})

const root = 'The whole site’s'
const team = 'The team’s'

export const whoseError = predict({
  id: 'router-docs/whose-error',
  title: 'Whose error element?',
  question:
    'The route `/team` has an error element, and so has the whole site. `/team` has no child route that matches `/team/nobody`. Whose error element shows at that address?',
  options: [team, root, 'Neither'],
  source: 'The page says',
  async act({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'An address that no route matches' })
    // The browser's own click: Testing Library's would have React wait for the router, and warn.
    link.click()
    await idle(200)
  },
  measure({ stage }) {
    const [, of] = /The error element of (the team|the whole site)/.exec(stage.textContent) ?? []
    if (of === undefined) return 'Neither'
    return of === 'the team' ? team : root
  },
  why: 'An address that no route matches belongs to no route, however much of it matches: it goes to the top.',
})
