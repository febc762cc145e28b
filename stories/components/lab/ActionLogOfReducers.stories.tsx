import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { resetStores } from '#course/story/resetStores.ts'
import { BesideItsLog } from './BesideItsLog.tsx'
import { LoggedCounter } from './LoggedCounter.tsx'
import { BackAndForth, CounterThatGoes } from './loggedParts.tsx'
import { button, region, rowsIn, statusIn } from './readLog.ts'

const meta = preview.meta({
  title: 'Components/Lab/Action log of reducers',
  component: LoggedCounter,
  beforeEach: resetStores,
})

export const ALoggedReducer = meta.story({
  render: () => (
    <BesideItsLog>
      <LoggedCounter />
    </BesideItsLog>
  ),
  play: async ({ canvas, userEvent, step }) => {
    // On a docs page the log has earlier actions, and a container of this name is connected already.
    await userEvent.click(button(canvas, 'Clear'))
    const counter = region(canvas, 'Counter in a reducer')
    const rows = () => rowsIn(canvas).map((row) => row.replace('counter 2', 'counter'))
    await step('its actions are in the log', async () => {
      for (const name of ['Increment', 'Set to 10', 'Decrement']) await userEvent.click(button(canvas, name))
      await expect(rows()).toEqual([
        'Go to the start',
        'Go to action 1: counter increment',
        'Go to action 2: counter set',
        'Go to action 3: counter decrement',
      ])
      await expect(canvas.getByText('{"value":10}')).toBeVisible()
    })
    await step('and every state of it can be jumped to', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Go to action 1:/ }))
      await expect(counter.getByRole('status')).toHaveTextContent('Count 1')
      await expect(counter.getAllByRole('listitem')).toHaveLength(1)
      await userEvent.click(canvas.getByRole('button', { name: /^Go to action 2:/ }))
      await expect(counter.getByRole('status')).toHaveTextContent('Count 10')
    })
    await step('the next action goes on from there', async () => {
      await userEvent.click(button(canvas, 'Increment'))
      await expect(counter.getByRole('status')).toHaveTextContent('Count 11')
      await expect(rows().at(-1)).toBe('Go to action 4: counter increment')
    })
  },
})

export const UnderStrictMode = meta.story({
  tags: ['proof'],
  render: () => (
    <BesideItsLog strict>
      <LoggedCounter />
      <BackAndForth />
    </BesideItsLog>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('each action is there once, also if it leads back to where it came from', async () => {
      await userEvent.click(button(canvas, 'Increment'))
      await userEvent.click(button(canvas, 'Step twice'))
      await expect(rowsIn(canvas)).toEqual([
        'Go to the start',
        'Go to action 1: counter increment',
        'Go to action 2: position step',
        'Go to action 3: position step',
      ])
    })
    await step('and can be jumped to', async () => {
      await userEvent.click(button(canvas, 'Go to action 2: position step'))
      await expect(canvas.getByText('Position 1')).toBeVisible()
      await userEvent.click(button(canvas, 'Go to the start'))
      await expect(region(canvas, 'Counter in a reducer').getByRole('status')).toHaveTextContent('Count 0')
    })
  },
})

export const OneThatLeaves = meta.story({
  tags: ['proof'],
  render: () => (
    <BesideItsLog>
      <CounterThatGoes />
    </BesideItsLog>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const store = region(canvas, 'Counter in a store')
    await userEvent.click(region(canvas, 'Counter in a reducer').getByRole('button', { name: 'Increment' }))
    await userEvent.click(store.getByRole('button', { name: 'Increment' }))
    await step('stays in the log', async () => {
      await userEvent.click(button(canvas, 'Take the reducer away'))
      await expect(rowsIn(canvas)).toHaveLength(3)
      await userEvent.click(button(canvas, 'Go to the start'))
      await expect(store.getByRole('status')).toHaveTextContent('Count 0')
    })
    await step('and comes back as a new one, which a jump leaves alone', async () => {
      await userEvent.click(button(canvas, 'Bring it back'))
      await userEvent.click(button(canvas, 'Go to action 1: counter increment'))
      await expect(statusIn(canvas)).toHaveTextContent('At action 1 of 2.')
      await expect(region(canvas, 'Counter in a reducer').getByRole('status')).toHaveTextContent('Count 0')
    })
  },
})
