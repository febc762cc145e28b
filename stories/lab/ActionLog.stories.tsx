import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ReducerCounter } from '#features/counter/ReducerCounter.tsx'
import { ReducerTaskList } from '#features/tasks/ReducerTaskList.tsx'
import { RootTaskCard } from '#features/tasks/RootTaskCard.tsx'
import { RootTasksProvider } from '#features/tasks/RootTasksProvider.tsx'
import { ActionLogPanel } from '#lab/actions/ActionLogPanel.tsx'
import { resetStores } from '../client-state/resetStores.ts'
import { Logged } from './Logged.tsx'
import { ManyActions } from './loggedParts.tsx'
import { button, region, rowsIn, statusIn } from './readLog.ts'

const meta = preview.meta({
  title: 'Lab/Action log',
  component: ActionLogPanel,
  beforeEach: resetStores,
})

const reducers = (
  <RootTasksProvider>
    <ReducerCounter />
    <ReducerTaskList />
    <RootTaskCard />
  </RootTasksProvider>
)

export const Empty = meta.story({
  render: () => <Logged>{reducers}</Logged>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No actions yet. Use the demo: each action appears here.')).toBeVisible()
    await expect(canvas.getByText('0 actions')).toBeVisible()
  },
})

export const EveryActionInOrder = meta.story({
  render: () => <Logged>{reducers}</Logged>,
  play: async ({ canvas, userEvent, step }) => {
    await step('use the counter and both lists', async () => {
      await userEvent.click(button(canvas, 'Increment'))
      await userEvent.type(
        region(canvas, 'Reducer tasks').getByRole('textbox', { name: 'New task' }),
        'Water the plants{Enter}',
      )
      await userEvent.click(button(canvas, 'Set to 10'))
      await userEvent.type(
        region(canvas, 'Root tasks').getByRole('textbox', { name: 'New task' }),
        'Feed the cat{Enter}',
      )
    })
    await step('the log has their actions in this order', async () => {
      await expect(rowsIn(canvas)).toEqual([
        'Go to the start',
        'Go to action 1: counter increment',
        'Go to action 2: reducer tasks add',
        'Go to action 3: counter set',
        'Go to action 4: root tasks add',
      ])
      await expect(canvas.getByText('4 actions')).toBeVisible()
      await expect(canvas.getByText('{"title":"Feed the cat"}')).toBeVisible()
    })
    await step('the latest one is the present one, with the state it led to', async () => {
      await expect(button(canvas, 'Go to action 4: root tasks add')).toHaveAttribute('aria-current', 'step')
      await expect(
        canvas.getByRole('region', { name: 'State of root tasks after action 4' }),
      ).toHaveTextContent('"title": "Feed the cat"')
    })
  },
})

export const GoesToAnyAction = meta.story({
  render: () => <Logged>{reducers}</Logged>,
  play: async ({ canvas, userEvent, step }) => {
    const counter = region(canvas, 'Counter')
    await step('count to 3, and add a task', async () => {
      for (const name of ['Increment', 'Increment', 'Increment']) await userEvent.click(button(canvas, name))
      await userEvent.type(
        region(canvas, 'Reducer tasks').getByRole('textbox', { name: 'New task' }),
        'Water the plants{Enter}',
      )
    })
    await step('action 2: the screen shows what was then', async () => {
      await userEvent.click(button(canvas, 'Go to action 2: counter increment'))
      await expect(counter.getByRole('status')).toHaveTextContent('Count 2')
      await expect(counter.getByText('Last action: Incremented')).toBeVisible()
      await expect(canvas.queryByText('Water the plants')).not.toBeInTheDocument()
      await expect(statusIn(canvas)).toHaveTextContent('At action 2 of 4. Timers are held back.')
      await expect(canvas.getByRole('region', { name: 'State of counter after action 2' })).toHaveTextContent(
        /− "count": 1,\s*\+ "count": 2,\s*"loading": false/,
      )
    })
    await step('the start', async () => {
      await userEvent.click(button(canvas, 'Go to the start'))
      await expect(counter.getByRole('status')).toHaveTextContent('Count 0')
      await expect(statusIn(canvas)).toHaveTextContent('At the start, before action 1 of 4.')
    })
    await step('back to now', async () => {
      await userEvent.click(button(canvas, 'Back to now'))
      await expect(counter.getByRole('status')).toHaveTextContent('Count 3')
      await expect(canvas.getByText('Water the plants')).toBeVisible()
      await expect(statusIn(canvas)).toHaveTextContent(/^Now\.$/)
    })
  },
})

export const GoesOnFromThere = meta.story({
  render: () => <Logged>{reducers}</Logged>,
  play: async ({ canvas, userEvent, step }) => {
    for (const name of ['Increment', 'Increment', 'Set to 10']) await userEvent.click(button(canvas, name))
    await userEvent.click(button(canvas, 'Go to action 1: counter increment'))
    await step('what is dispatched from there takes the place of what followed', async () => {
      await userEvent.click(button(canvas, 'Set to -5'))
      await expect(rowsIn(canvas)).toEqual([
        'Go to the start',
        'Go to action 1: counter increment',
        'Go to action 2: counter set',
      ])
      await expect(region(canvas, 'Counter').getByRole('status')).toHaveTextContent('Count -5')
      await expect(statusIn(canvas)).toHaveTextContent(/^Now\.$/)
    })
    await step('and is now', async () => {
      await userEvent.click(button(canvas, 'Increment'))
      await expect(button(canvas, 'Go to action 3: counter increment')).toHaveAttribute(
        'aria-current',
        'step',
      )
    })
  },
})

export const TimersDoNotWriteIntoThePast = meta.story({
  render: () => <Logged>{reducers}</Logged>,
  play: async ({ canvas, userEvent, step }) => {
    const counter = region(canvas, 'Counter')
    await step('loading begins, and you leave for the start', async () => {
      await userEvent.click(button(canvas, 'Simulate Loading'))
      await userEvent.click(button(canvas, 'Go to the start'))
      await expect(counter.getByRole('status')).toHaveTextContent('Count 0')
    })
    await step('its timer ends: nothing comes of it', async () => {
      await waitFor(() => expect(statusIn(canvas)).toHaveTextContent('Held back: 2.'))
      await expect(counter.getByRole('status')).toHaveTextContent('Count 0')
      await expect(canvas.getByText('1 action')).toBeVisible()
    })
    await step('nor later: now it is still loading', async () => {
      await userEvent.click(button(canvas, 'Back to now'))
      await expect(counter.getByText('Last action: Loading started')).toBeVisible()
      await expect(button(canvas, 'Increment')).toBeDisabled()
      await expect(statusIn(canvas)).toHaveTextContent('Now. Held back: 2.')
    })
  },
})

export const TimersOfACutFutureStayAway = meta.story({
  render: () => <Logged>{reducers}</Logged>,
  play: async ({ canvas, userEvent, step }) => {
    await step('loading begins; you leave, and go on from the start', async () => {
      await userEvent.click(button(canvas, 'Simulate Loading'))
      await userEvent.click(button(canvas, 'Go to the start'))
      await userEvent.click(button(canvas, 'Set to 10'))
    })
    await step('that loading was never begun: its timer changes nothing', async () => {
      await waitFor(() => expect(statusIn(canvas)).toHaveTextContent('Held back: 2.'))
      await expect(region(canvas, 'Counter').getByRole('status')).toHaveTextContent('Count 10')
      await expect(rowsIn(canvas)).toEqual(['Go to the start', 'Go to action 1: counter set'])
    })
    await step('a timer that is started now counts', async () => {
      await userEvent.click(button(canvas, 'Simulate Loading'))
      await waitFor(() => expect(region(canvas, 'Counter').getByRole('status')).toHaveTextContent('Count 11'))
      await expect(rowsIn(canvas).slice(2)).toEqual([
        'Go to action 2: counter loadingStarted',
        'Go to action 3: counter loadingFinished',
        'Go to action 4: counter increment',
      ])
    })
  },
})

export const UnderStrictMode = meta.story({
  render: () => <Logged strict>{reducers}</Logged>,
  play: async ({ canvas, userEvent, step }) => {
    await step('each action is there once', async () => {
      await userEvent.click(button(canvas, 'Increment'))
      await userEvent.click(button(canvas, 'Increment'))
      await expect(rowsIn(canvas)).toHaveLength(3)
      await expect(region(canvas, 'Counter').getByRole('status')).toHaveTextContent('Count 2')
    })
    await step('and can be gone to', async () => {
      await userEvent.click(button(canvas, 'Go to action 1: counter increment'))
      await expect(region(canvas, 'Counter').getByRole('status')).toHaveTextContent('Count 1')
    })
  },
})

export const TenThousandActions = meta.story({
  render: () => (
    <Logged>
      <ManyActions />
    </Logged>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(button(canvas, 'Dispatch 10,000 actions'))
    await step('the latest one is in view, and few are in the document', async () => {
      await expect(await canvas.findByRole('button', { name: 'Go to action 10000: sum 1' })).toBeVisible()
      await expect(rowsIn(canvas).length).toBeLessThan(40)
    })
    await step('one more: the oldest one goes', async () => {
      await userEvent.click(button(canvas, 'Dispatch one'))
      await expect(canvas.getByText('10000 actions')).toBeVisible()
      await expect(await canvas.findByRole('button', { name: 'Go to action 10001: sum 1' })).toBeVisible()
    })
    await step('the start of the log is one action later than all', async () => {
      button(canvas, 'Go to action 10001: sum 1').focus()
      await userEvent.keyboard('{Home}')
      await expect(await canvas.findByRole('button', { name: 'Go to the start' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Sum 1')).toBeVisible()
      await expect(statusIn(canvas)).toHaveTextContent('At the start, before action 2 of 10001.')
    })
  },
})

export const ByKeyboard = meta.story({
  render: () => <Logged>{reducers}</Logged>,
  play: async ({ canvas, userEvent, step }) => {
    for (let count = 0; count < 12; count += 1) await userEvent.click(button(canvas, 'Increment'))
    const count = region(canvas, 'Counter').getByRole('status')
    await step('the list is one stop, at the present action', async () => {
      button(canvas, 'Clear').focus()
      await userEvent.tab()
      await expect(button(canvas, 'Go to action 12: counter increment')).toHaveFocus()
    })
    await step('arrows move, Enter goes there', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await expect(button(canvas, 'Go to action 10: counter increment')).toHaveFocus()
      await expect(count).toHaveTextContent('Count 12')
      await userEvent.keyboard('{Enter}')
      await expect(count).toHaveTextContent('Count 10')
      await expect(button(canvas, 'Go to action 10: counter increment')).toHaveFocus()
    })
    await step('Home and End, and no further', async () => {
      await userEvent.keyboard('{Home}{ArrowUp}')
      await expect(button(canvas, 'Go to the start')).toHaveFocus()
      await userEvent.keyboard('{End}{ArrowDown}')
      await expect(button(canvas, 'Go to action 12: counter increment')).toHaveFocus()
    })
    await step('Tab leaves for the state', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('region', { name: 'State of counter after action 10' })).toHaveFocus()
    })
  },
})

export const Cleared = meta.story({
  render: () => <Logged>{reducers}</Logged>,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Increment', 'Increment']) await userEvent.click(button(canvas, name))
    await userEvent.click(button(canvas, 'Go to action 1: counter increment'))
    await userEvent.click(button(canvas, 'Clear'))
    await expect(await canvas.findByText('0 actions')).toBeVisible()
    await expect(region(canvas, 'Counter').getByRole('status')).toHaveTextContent('Count 2')
    await expect(button(canvas, 'Clear')).toHaveFocus()
  },
})

export const Narrow = meta.story({
  render: () => (
    <div style={{ width: '18.75rem' }}>
      <Logged>
        <ReducerCounter />
      </Logged>
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(button(canvas, 'Increment'))
    await userEvent.click(button(canvas, 'Set to 10'))
    await step('nothing is wider than the panel', async () => {
      const panel = canvas.getByRole('group', { name: 'Action log' })
      await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
      await expect(canvas.getByText('{"value":10}')).toBeVisible()
    })
  },
})
