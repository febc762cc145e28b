import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { answer } from '#mocks/answer.ts'
import { findWorld } from '#mocks/world.ts'
import { untilQuiet } from '#course/story/acting.ts'
import { proves } from '#course/story/onStage.ts'
import { SmallestSearch } from './demos/SmallestSearch.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/From list to detail/Search',
  tags: ['server'],
  component: SmallestSearch,
  parameters: { world: { network: { latencyMs: 600 } } },
  beforeEach({ id, msw }) {
    msw.use(
      http.get(`*/api/${id}-:mount/titles`, ({ request, params }) =>
        answer(findWorld(`${id}-${String(params['mount'])}`), request, (db) => {
          const q = (new URL(request.url).searchParams.get('q') ?? '').toLowerCase()
          const posts = db.posts({}, { start: 0, limit: Infinity })
          return HttpResponse.json(posts.filter(({ title }) => title.toLowerCase().includes(q)))
        }),
      ),
    )
  },
})

export const OneRequestForAWord = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step, world } = context
    const field = canvas.getByRole('searchbox')
    const choose = (key: string) => userEvent.selectOptions(canvas.getByRole('combobox'), key)
    const asked = (from: number) =>
      world.log
        .entries()
        .slice(from)
        .map(({ path, outcome }) => `${path.slice('titles?q='.length)} ${outcome}`)
    const letters = ['s', 'se', 'ser', 'serv', 'serve']

    await canvas.findByText('100 titles')
    await step('each letter makes a request, and cancels the one before', async () => {
      await userEvent.type(field, 'server')
      await expect(canvas.getByText(/^100 titles of the search before/)).toBeVisible()
      await untilQuiet(world)
      await expect(asked(1)).toEqual([...letters.map((word) => `${word} cancelled`), 'server 200'])
    })
    await step('so does each deferred letter', async () => {
      await choose('deferred')
      await userEvent.clear(field)
      await untilQuiet(world)
      const from = world.log.entries().length
      await userEvent.type(field, 'cache')
      await untilQuiet(world)
      await expect(asked(from)).toHaveLength(5)
    })
    await step('debounced, the word makes one', async () => {
      await userEvent.clear(field)
      await choose('debounced')
      await untilQuiet(world)
      const from = world.log.entries().length
      await proves(context, tasks.typeAWord, () => userEvent.type(field, 'server'))
      await expect(asked(from)).toEqual(['server 200'])
    })
  },
})
