import { predict } from '#course/prediction/prediction.ts'
import { firstOf } from '#course/story/textOnStage.ts'
import { idle, press } from '#course/story/acting.ts'
import { addressIn } from '../demos/addressIn.ts'

const second = '/tasks?sort=name, because both functions get the parameters of the last render'

const addresses: Record<string, string> = {
  '/tasks?filter=active&sort=name':
    '/tasks?filter=active&sort=name, because the second function gets what the first has returned',
  '/tasks?filter=active': '/tasks?filter=active, because one click can update the address once',
  '/tasks?sort=name': second,
}

export const twoUpdates = predict({
  id: 'router-docs/two-updates',
  title: 'Two updates, one click',
  question:
    'At `/tasks`, one click calls `setSearchParams` twice, each time with a function: the first sets `filter=active`, the second `sort=name`. What is the address then, and why?',
  options: Object.values(addresses),
  shows: (stage) => stage.querySelector('input')?.value ?? 'nothing',
  tellingWords: ['does not queue', 'overwrites the change', 'one click, one update', 'of the last render'],
  source: 'The address bar says',
  async act(run) {
    await press(run, 'Show active, by name')
    await idle(200)
  },
  measure({ stage }) {
    const address = addressIn(stage)
    return addresses[address] ?? address
  },
  why: (measured) =>
    measured === second
      ? 'The calls do not queue. Both functions get a copy of the same render’s parameters, so the second call overwrites what the first has set.'
      : 'Each call navigates, and the address is that of the last navigation.',
})

const root = 'The root’s, because no route matches the whole address'
const team = 'The team’s, because the address begins as its route does'
const neither = 'Neither, because nothing has thrown an error'

export const whoseError = predict({
  id: 'router-docs/whose-error',
  title: 'Whose error element?',
  question:
    'The route `/team` has an error element, and so has the root route around it. `/team` has no child route that matches `/team/nobody`. Whose error element do you see at that address, and why?',
  options: [team, root, neither],
  shows: (stage) => firstOf(stage, /The error element of (?:the team|the root)/, /The team\b/),
  tellingWords: [
    'nearest error element',
    'goes to the root',
    'no route matches',
    'goes to the top',
    'unknown address',
  ],
  source: 'The page says',
  async act({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'An address that no route matches' })
    // The browser's own click: Testing Library's would have React wait for the router, and warn.
    link.click()
    await idle(200)
  },
  measure({ stage }) {
    const [, of] = /The error element of (the team|the root)/.exec(stage.textContent) ?? []
    if (of === undefined) return neither
    return of === 'the team' ? team : root
  },
  why: 'An address that no route matches belongs to no route, even if its beginning does. React Router turns it into a 404, and the root route shows that.',
})
