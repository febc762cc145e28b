import { expect, spyOn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { RootTasksProvider } from '#features/tasks/RootTasksProvider.tsx'
import { ReducerDemo } from '#screens/ReducerDemo.tsx'
import { TwoScreens } from './demos/TwoScreens.tsx'

const meta = preview.meta({
  title: 'Components/Screens/Reducer Demo',
  component: ReducerDemo,
  beforeEach: () => {
    localStorage.removeItem('user')
    return () => localStorage.removeItem('user')
  },
  decorators: [
    (Story) => (
      <RootTasksProvider>
        <Story />
      </RootTasksProvider>
    ),
  ],
})

type Canvas = ReturnType<typeof within>

const counterIn = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Counter' }))
const tasksIn = (canvas: Canvas, name: 'Local tasks' | 'Reducer tasks' | 'Root tasks') =>
  within(canvas.getByRole('region', { name }))
const historyOf = (counter: Canvas) =>
  within(counter.getByRole('list', { name: 'History' }))
    .getAllByRole('listitem')
    .map((item) => Number(item.textContent))
const actionButtons = [
  'Increment',
  'Decrement',
  'Reset',
  'Set to 10',
  'Set to -5',
  'Simulate Loading',
  'Simulate Error',
  'Set',
]

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('the counter stands at 0, and nothing has happened yet', async () => {
      const counter = counterIn(canvas)
      await expect(counter.getByRole('status')).toHaveTextContent('Count 0')
      await expect(counter.getByText('Last action: none yet')).toBeVisible()
      await expect(counter.getByText('No earlier counts yet')).toBeVisible()
      for (const name of actionButtons)
        await expect(counter.getByRole('button', { name })).not.toHaveAttribute('aria-disabled')
    })
    await step('three lists of tasks are empty', async () => {
      await expect(canvas.getAllByText(/^No tasks yet\./)).toHaveLength(3)
      for (const bar of canvas.getAllByRole('progressbar'))
        await expect(bar).toHaveAttribute('aria-valuenow', '0')
    })
    await step('and the page says what a reducer is', async () => {
      await expect(canvas.getByRole('heading', { name: 'What a reducer is' })).toBeVisible()
    })
  },
})

export const EachActionSaysWhatItDid = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    const counter = counterIn(canvas)
    const actions = [
      ['Increment', 1, 'Incremented'],
      ['Decrement', 0, 'Decremented'],
      ['Set to 10', 10, 'Set to 10'],
      ['Set to -5', -5, 'Set to -5'],
      ['Reset', 0, 'Reset'],
    ] as const
    for (const [name, count, lastAction] of actions) {
      await step(`${name} leads to ${count}`, async () => {
        await userEvent.click(counter.getByRole('button', { name }))
        await expect(counter.getByRole('status')).toHaveTextContent(`Count ${count}`)
        await expect(counter.getByText(`Last action: ${lastAction}`)).toBeVisible()
      })
    }
  },
})

export const LoadingDisablesEverything = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    const counter = counterIn(canvas)
    const input = counter.getByRole('textbox', { name: 'Custom value' })
    await userEvent.type(input, '99')
    await step('while it loads no action can be chosen', async () => {
      await userEvent.click(counter.getByRole('button', { name: 'Simulate Loading' }))
      await expect(await counter.findByText('Last action: Loading started')).toBeVisible()
      for (const name of actionButtons)
        await expect(counter.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    })
    await step('nor by Enter in the input', async () => {
      input.focus()
      await userEvent.keyboard('{Enter}')
      await expect(counter.getByRole('status')).toHaveTextContent('Count 0')
    })
    await step('after a second every action can be chosen again, and the count has gone up', async () => {
      const increment = counter.getByRole('button', { name: 'Increment' })
      await waitFor(() => expect(increment).not.toHaveAttribute('aria-disabled'))
      await expect(counter.getByRole('status')).toHaveTextContent('Count 1')
      await expect(counter.getByText('Last action: Incremented')).toBeVisible()
      await expect(historyOf(counter)).toEqual([0])
      for (const name of actionButtons)
        await expect(counter.getByRole('button', { name })).not.toHaveAttribute('aria-disabled')
    })
  },
})

export const AnErrorShowsAndClears = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    const counter = counterIn(canvas)
    const simulateError = counter.getByRole('button', { name: 'Simulate Error' })
    await step('the error is announced, and cannot be simulated twice', async () => {
      await userEvent.click(simulateError)
      await expect(counter.getByRole('alert')).toHaveTextContent('Simulated error occurred!')
      await expect(counter.getByText('Last action: Error: Simulated error occurred!')).toBeVisible()
      await expect(simulateError).toHaveAttribute('aria-disabled', 'true')
    })
    await step('everything else still works', async () => {
      await userEvent.click(counter.getByRole('button', { name: 'Increment' }))
      await expect(counter.getByRole('status')).toHaveTextContent('Count 1')
      await expect(counter.getByRole('alert')).toBeVisible()
    })
    await step('after three seconds the error is cleared, and the count has stayed', async () => {
      await expect(await counter.findByText('Last action: Error cleared')).toBeVisible()
      await expect(counter.queryByRole('alert')).not.toBeInTheDocument()
      await expect(counter.getByRole('status')).toHaveTextContent('Count 1')
      await expect(simulateError).not.toHaveAttribute('aria-disabled')
    })
  },
})

export const LeavingStopsTheTimers = meta.story({
  tags: ['proof'],
  render: () => <TwoScreens />,
  play: async ({ canvas, userEvent, step }) => {
    const started = spyOn(globalThis, 'setTimeout')
    const stopped = spyOn(globalThis, 'clearTimeout')
    const timer = (ms: number) =>
      started.mock.results[started.mock.calls.findIndex(([, after]) => after === ms)]
    await step('an error and a loading are in flight', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Simulate Error' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Simulate Loading' }))
      await expect(timer(3000)).toBeDefined()
      await expect(timer(1000)).toBeDefined()
    })
    await step('leaving the screen stops both', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave the screen' }))
      await expect(stopped).toHaveBeenCalledWith(timer(3000)?.value)
      await expect(stopped).toHaveBeenCalledWith(timer(1000)?.value)
    })
    started.mockRestore()
    stopped.mockRestore()
    await step('coming back shows a new counter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await expect(counterIn(canvas).getByRole('status')).toHaveTextContent('Count 0')
      await expect(counterIn(canvas).queryByRole('alert')).not.toBeInTheDocument()
    })
  },
})

export const AddsTasks = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    for (const name of ['Local tasks', 'Reducer tasks', 'Root tasks'] as const) {
      const list = tasksIn(canvas, name)
      const input = list.getByRole('textbox', { name: 'New task' })
      const titles = () => list.getAllByRole('listitem').map((item) => item.textContent.replace('Delete', ''))
      await step(`${name}: Enter adds, and so does the button; titles are trimmed`, async () => {
        await userEvent.type(input, 'Buy milk{Enter}')
        await userEvent.type(input, '   Bake a cake  ')
        await userEvent.click(list.getByRole('button', { name: 'Add' }))
        await expect(titles()).toEqual(['Buy milk', 'Bake a cake'])
        await expect(input).toHaveValue('')
      })
      await step(`${name}: nothing is added when there is nothing but white space`, async () => {
        await userEvent.type(input, '{Enter}')
        await userEvent.type(input, '   {Enter}')
        await userEvent.click(list.getByRole('button', { name: 'Add' }))
        await expect(titles()).toHaveLength(2)
        await userEvent.clear(input)
      })
    }
  },
})

export const CompletesAndClearsTasks = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    for (const name of ['Local tasks', 'Reducer tasks'] as const) {
      const list = tasksIn(canvas, name)
      const input = list.getByRole('textbox', { name: 'New task' })
      const percent = () => list.getByRole('progressbar').getAttribute('aria-valuenow')
      for (const title of ['One', 'Two', 'Three', 'Four']) await userEvent.type(input, `${title}{Enter}`)

      await step(`${name}: as long as none is completed there is nothing to clear`, async () => {
        await expect(list.getByRole('button', { name: 'Clear Completed (0)' })).toHaveAttribute(
          'aria-disabled',
          'true',
        )
        await expect(percent()).toBe('0')
      })
      await step(`${name}: completing one of four makes a quarter`, async () => {
        await userEvent.click(list.getByRole('checkbox', { name: 'Two' }))
        await expect(list.getByRole('checkbox', { name: 'Two' })).toBeChecked()
        await expect(list.getByText('1 of 4 completed')).toBeVisible()
        await expect(list.getByText('25%')).toBeVisible()
        await expect(percent()).toBe('25')
      })
      await step(`${name}: opening it again takes it back`, async () => {
        await userEvent.click(list.getByRole('checkbox', { name: 'Two' }))
        await expect(percent()).toBe('0')
        await userEvent.click(list.getByRole('checkbox', { name: 'Two' }))
        await userEvent.click(list.getByRole('checkbox', { name: 'Four' }))
        await expect(percent()).toBe('50')
      })
      await step(
        `${name}: deleting an open one changes the share, a completed one the count too`,
        async () => {
          await userEvent.click(list.getByRole('button', { name: 'Delete One' }))
          await expect(list.getByText('2 of 3 completed')).toBeVisible()
          await expect(percent()).toBe('67')
          await userEvent.click(list.getByRole('button', { name: 'Delete Four' }))
          await expect(list.getByText('1 of 2 completed')).toBeVisible()
        },
      )
      await step(`${name}: clearing leaves the open ones`, async () => {
        await userEvent.click(list.getByRole('button', { name: 'Clear Completed (1)' }))
        await expect(list.getByText('0 of 1 completed')).toBeVisible()
        await expect(list.getByRole('checkbox', { name: 'Three' })).not.toBeChecked()
        await expect(list.getByRole('button', { name: 'Clear Completed (0)' })).toHaveAttribute(
          'aria-disabled',
          'true',
        )
      })
    }
  },
})

export const RootTasksSurviveNavigation = meta.story({
  render: () => <TwoScreens />,
  play: async ({ canvas, userEvent, step }) => {
    await step('one task in each list', async () => {
      for (const name of ['Local tasks', 'Reducer tasks', 'Root tasks'] as const) {
        const input = tasksIn(canvas, name).getByRole('textbox', { name: 'New task' })
        await userEvent.type(input, `One of the ${name}{Enter}`)
      }
    })
    await step('leaving and coming back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave the screen' }))
      await expect(canvas.queryByText('One of the Root tasks')).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    })
    await step('only the root list has kept its task', async () => {
      await expect(canvas.getByText('One of the Root tasks')).toBeVisible()
      await expect(canvas.queryByText('One of the Local tasks')).not.toBeInTheDocument()
      await expect(canvas.queryByText('One of the Reducer tasks')).not.toBeInTheDocument()
    })
    await step('and it can be deleted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete One of the Root tasks' }))
      await expect(canvas.queryByText('One of the Root tasks')).not.toBeInTheDocument()
    })
  },
})

export const LogsInAndOut = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    const session = within(canvas.getByRole('region', { name: 'Session' }))
    await step('at first nobody is logged in', async () => {
      await expect(session.getByText('Nobody is logged in')).toBeVisible()
      await expect(session.getByRole('button', { name: 'Log out' })).toHaveAttribute('aria-disabled', 'true')
    })
    await step('logging in takes a second', async () => {
      await userEvent.click(session.getByRole('button', { name: 'Log in as a user' }))
      await expect(await session.findByText('Logging in...')).toBeVisible()
      await expect(await session.findByText(/^Welcome, /)).toBeVisible()
    })
    await step('logging out takes none', async () => {
      await userEvent.click(session.getByRole('button', { name: 'Log out' }))
      await expect(session.getByText('Nobody is logged in')).toBeVisible()
    })
  },
})

export const ByKeyboardAlone = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    const counter = counterIn(canvas)
    await step('Tab reaches Increment first, Enter and Space press it', async () => {
      await userEvent.tab()
      await expect(counter.getByRole('button', { name: 'Increment' })).toHaveFocus()
      await userEvent.keyboard('{Enter} ')
      await expect(counter.getByRole('status')).toHaveTextContent('Count 2')
    })
    await step('seven tabs on is the custom value, and beyond Set the first list', async () => {
      for (let tabs = 0; tabs < 7; tabs += 1) await userEvent.tab()
      await userEvent.keyboard('30{Enter}')
      await expect(counter.getByRole('status')).toHaveTextContent('Count 30')
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('One{Enter}Two{Enter}Three{Enter}')
    })
    const list = tasksIn(canvas, 'Local tasks')
    await step('Space completes a task', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(list.getByRole('checkbox', { name: 'One' })).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(list.getByText('1 of 3 completed')).toBeVisible()
    })
    await step('deleting moves the focus to the next row, at the end to the one before', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(list.getByRole('button', { name: 'Delete Two' })).toHaveFocus()
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(list.getByRole('button', { name: 'Delete Two' })).toHaveFocus()
    })
    await step('and with the last row gone, to the card', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Local tasks' })).toHaveFocus())
    })
  },
})
