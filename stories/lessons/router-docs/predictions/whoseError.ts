import { predict } from '#course/prediction/prediction.ts'
import { idle } from '#course/story/acting.ts'

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
