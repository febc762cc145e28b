import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TodoDemo } from '#screens/TodoDemo.tsx'
import { retryBrings, showsFailure, showsLoading } from '../../components/screens/states.ts'
import { TodoDemoWithRefetch } from './demos/TodoDemoWithRefetch.tsx'

const meta = preview.meta({ title: 'Components/Screens/Todo Demo', tags: ['server'], component: TodoDemo })

const seed = {
  todos: [
    { id: 1, title: 'Read the guide', completed: true },
    { id: 2, title: 'Try the demo', completed: false },
  ],
}

export const Ready = meta.story({
  play: async ({ canvas, step, world }) => {
    await step('the banner counts what arrived', async () => {
      await expect(await canvas.findByText('200 todos')).toBeVisible()
    })
    await step('each todo shows its title and whether it is done', async () => {
      const rows = within(canvas.getByRole('list', { name: 'Todos' })).getAllByRole('listitem')
      const newest = world.database.todos().at(-1)
      await expect(rows).toHaveLength(200)
      await expect(rows[0]).toHaveTextContent(newest?.title ?? 'a title')
      await expect(canvas.getAllByText('Completed')[0]).toBeVisible()
      await expect(canvas.getAllByText('Not Completed')[0]).toBeVisible()
    })
  },
})

export const Loading = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, how: 'silence' } } } },
  play: showsLoading('listitem'),
})

export const Empty = meta.story({
  parameters: { world: { seed: { todos: [] } } },
  play: async ({ canvas, userEvent, step }) => {
    await step('an empty list says so', async () => {
      await expect(await canvas.findByText('0 todos')).toBeVisible()
      await expect(canvas.getByText('No todos yet. Add the first one.')).toBeVisible()
    })
    await step('and the first todo takes its place', async () => {
      await userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Milk{Enter}')
      await expect(await canvas.findByText('1 todo')).toBeVisible()
      await expect(canvas.getByText('Milk')).toBeVisible()
    })
  },
})

export const Failed = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity } } } },
  play: showsFailure,
})

export const RetriesAfterFailure = meta.story({
  tags: ['proof'],
  parameters: { world: { seed, network: { failing: { method: 'GET', times: 1 } } } },
  play: retryBrings('2 todos'),
})

export const AddsAtOnce = meta.story({
  parameters: { world: { seed, network: { latencyMs: 1200 } } },
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('2 todos')
    const input = canvas.getByPlaceholderText('Add a todo')
    const { width } = input.getBoundingClientRect()
    const post = world.network.hold('POST')
    await step('the todo is in the list at once, and the input is empty', async () => {
      await userEvent.type(input, 'Milk')
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
      await expect(await canvas.findByText('Milk')).toBeVisible()
      await expect(input).toHaveValue('')
    })
    await step('while its request is still in flight, and the row says so', async () => {
      await expect(canvas.getByRole('button', { name: 'Adding...' })).toBeVisible()
      await expect(input.getBoundingClientRect().width).toBe(width)
      await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('MilkNot CompletedSaving...')
      await expect(world.log.entries().at(-1)).toMatchObject({ method: 'POST', outcome: 'pending' })
    })
    await step('the server confirms it, and nothing moves', async () => {
      post.release()
      await expect(await canvas.findByRole('button', { name: 'Add' })).toBeVisible()
      await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^MilkNot Completed$/)
      await expect(canvas.getByText('3 todos')).toBeVisible()
    })
    await step('it took one POST, and no second GET', async () => {
      await expect(requestsOf(world)).toEqual(['GET todos 200', 'POST todos 201'])
    })
  },
})

export const TakesBackWhatFails = meta.story({
  parameters: { world: { seed, network: { latencyMs: 1800, failing: { method: 'POST', times: 1 } } } },
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('2 todos')
    const input = canvas.getByPlaceholderText('Add a todo')
    const post = world.network.hold('POST')
    await step('the todo is there at once', async () => {
      await userEvent.type(input, 'Milk{Enter}')
      await expect(await canvas.findByText('Milk')).toBeVisible()
    })
    await step('when the server refuses it, it goes, and an alert says why', async () => {
      post.release()
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        '“Milk” was not added. The server failed to answer (500). Try again in a moment.',
      )
      await expect(canvas.queryByText('Milk')).not.toBeInTheDocument()
      await expect(canvas.getByText('2 todos')).toBeVisible()
    })
    await step('what was typed is back in the input', async () => {
      await expect(input).toHaveValue('Milk')
    })
    await step('adding it again settles the alert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
      await expect(await canvas.findByText('Milk')).toBeVisible()
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
      await expect(await canvas.findByRole('button', { name: 'Add' })).toBeVisible()
      await expect(canvas.getByText('3 todos')).toBeVisible()
    })
  },
})

export const KeepsWhatYouTypeMeanwhile = meta.story({
  tags: ['proof'],
  parameters: { world: { seed, network: { failing: { method: 'POST', times: 1 } } } },
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('2 todos')
    const input = canvas.getByPlaceholderText('Add a todo')
    const post = world.network.hold('POST')
    await step('while Milk is in flight, the next one is typed', async () => {
      await userEvent.type(input, 'Milk{Enter}')
      await userEvent.type(input, 'Bread')
      post.release()
    })
    await step('when Milk fails, the alert keeps its title, and the input keeps Bread', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('“Milk” was not added.')
      await expect(input).toHaveValue('Bread')
    })
    await step('Try again adds Milk, and still leaves Bread alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(await canvas.findByText('Milk')).toBeVisible()
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
      await expect(input).toHaveValue('Bread')
      await canvas.findByRole('button', { name: 'Add' })
      await expect(world.database.todos().at(-1)).toMatchObject({ title: 'Milk' })
    })
  },
})

const slowPosts = { latencyMs: 200, slower: { method: 'POST', pathEnd: 'todos', byMs: 1000 } } as const

export const AListNeverWipesAnAdd = meta.story({
  parameters: { world: { seed, network: slowPosts } },
  render: () => <TodoDemoWithRefetch />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('2 todos')
    const post = world.network.hold('POST')
    const list = world.network.hold('GET')
    await step('while the list is asked for again, a todo is added', async () => {
      await userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Milk')
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch the list' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
      await expect(await canvas.findByText('Milk')).toBeVisible()
    })
    await step('the list arrives without it, and it stays', async () => {
      list.release()
      await waitFor(() =>
        expect(requestsOf(world)).toEqual(['GET todos 200', 'GET todos 200', 'POST todos pending']),
      )
      await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('MilkNot CompletedSaving...')
    })
    await step('then the server confirms it, and no further request leaves', async () => {
      post.release()
      await canvas.findByRole('button', { name: 'Add' })
      await expect(requestsOf(world)).toEqual(['GET todos 200', 'GET todos 200', 'POST todos 201'])
      await expect(canvas.getAllByText('Milk')).toHaveLength(1)
      await expect(canvas.getByText('3 todos')).toBeVisible()
    })
  },
})

export const AnOlderListNeverArrives = meta.story({
  tags: ['proof'],
  parameters: { world: { seed } },
  render: () => <TodoDemoWithRefetch />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('2 todos')
    const lists = world.network.hold('GET')
    await step('a todo is added and answered while the list is on its way', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch the list' }))
      await userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Milk{Enter}')
      await expect(await canvas.findByText('Milk')).toBeVisible()
    })
    await step('so that list is cancelled, and asked for again', async () => {
      const before = ['GET todos 200', 'GET todos cancelled', 'POST todos 201']
      await waitFor(() => expect(requestsOf(world)).toEqual([...before, 'GET todos pending']))
      lists.release()
      await waitFor(() => expect(requestsOf(world)).toEqual([...before, 'GET todos 200']))
      await expect(canvas.getAllByText('Milk')).toHaveLength(1)
      await expect(canvas.getByText('3 todos')).toBeVisible()
    })
  },
})

export const AllowsAnEmptyTitle = meta.story({
  tags: ['proof'],
  parameters: { world: { seed } },
  play: async ({ canvas, userEvent, world }) => {
    await canvas.findByText('2 todos')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(await canvas.findByText('(no title)')).toBeVisible()
    await waitFor(() => expect(world.database.todos().at(-1)).toMatchObject({ title: '' }))
  },
})

/** The first press of a double press empties the field, and the second adds nothing. */
export const ADoublePressAddsOne = meta.story({
  tags: ['proof'],
  parameters: { world: { seed } },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('2 todos')
    const input = canvas.getByPlaceholderText('Add a todo')
    await step('a double click', async () => {
      await userEvent.type(input, 'Milk')
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Add' }))
      await expect(await canvas.findByText('3 todos')).toBeVisible()
    })
    await step('a double Enter', async () => {
      await userEvent.type(input, 'Bread{Enter}{Enter}')
      await expect(await canvas.findByText('4 todos')).toBeVisible()
    })
    await step('there is no todo without a title', async () => {
      await canvas.findByRole('button', { name: 'Add' })
      await expect(titlesOf(canvas.getAllByRole('listitem')).slice(0, 2)).toEqual(['Bread', 'Milk'])
      await expect(canvas.queryByText('(no title)')).not.toBeInTheDocument()
    })
  },
})

export const ForgetfulServer = meta.story({
  parameters: { world: { seed, forgetful: true } },
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('2 todos')
    const input = canvas.getByPlaceholderText('Add a todo')
    await step('two todos are added, and answered with the same id', async () => {
      await userEvent.type(input, 'Milk{Enter}')
      await userEvent.type(input, 'Bread{Enter}')
      await waitFor(() =>
        expect(requestsOf(world)).toEqual(['GET todos 200', 'POST todos 201', 'POST todos 201']),
      )
      await canvas.findByRole('button', { name: 'Add' })
    })
    await step('both are visible, though the server kept neither', async () => {
      await expect(titlesOf(canvas.getAllByRole('listitem'))).toEqual([
        'Bread',
        'Milk',
        'Try the demo',
        'Read the guide',
      ])
      await expect(world.database.todos()).toHaveLength(2)
    })
  },
})

/** An added todo is seen where there is no list that could hold it. */
export const AddsBesideAListThatFailed = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity } } } },
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('The todos did not arrive')
    const post = world.network.hold('POST')
    await step('an added todo stands alone, and stays when the server has it', async () => {
      await userEvent.type(canvas.getByPlaceholderText('Add a todo'), 'Milk{Enter}')
      await expect(await canvas.findByText('Saving...')).toBeVisible()
      post.release()
      await waitFor(() => expect(canvas.queryByText('Saving...')).not.toBeInTheDocument())
      await expect(canvas.getByRole('listitem')).toHaveTextContent('MilkNot Completed')
    })
    await step('and the failure of the list is still told', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('The server failed to answer (500).')
    })
  },
})

export const ByKeyboardAlone = meta.story({
  tags: ['proof'],
  parameters: { world: { seed, network: { failing: { method: 'POST', times: 1 } } } },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('2 todos')
    const input = canvas.getByPlaceholderText('Add a todo')
    await step('Tab reaches the input, and Enter adds', async () => {
      await userEvent.tab()
      await expect(input).toHaveFocus()
      await userEvent.keyboard('Milk{Enter}')
      await expect(await canvas.findByRole('alert')).toBeVisible()
    })
    await step('the focus stays in the input; Tab leads past Add to Try again', async () => {
      await expect(input).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    })
    await step('Enter tries again', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText('3 todos')).toBeVisible()
      await canvas.findByRole('button', { name: 'Add' })
    })
  },
})

function titlesOf(rows: readonly HTMLElement[]): string[] {
  return rows.map((row) => row.textContent.replace(/(Not )?Completed(Saving\.\.\.)?$/, ''))
}

function requestsOf(world: {
  log: { entries: () => readonly { method: string; path: string; outcome: unknown }[] }
}): string[] {
  return world.log.entries().map(({ method, path, outcome }) => `${method} ${path} ${String(outcome)}`)
}
