import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { themeOf } from '#course/look/globals.ts'
import { StoreCounter } from '#features/counter/StoreCounter.tsx'
import { StoreTheme } from '#features/theme/StoreTheme.tsx'
import { ActionLogPanel } from '#lab/actions/ActionLogPanel.tsx'
import { resetStores } from '#course/story/resetStores.ts'
import { ShortLivedInStore } from '../features/notifications/cardsInUse.tsx'
import { BesideItsLog } from './BesideItsLog.tsx'
import { ManyActions } from './loggedParts.tsx'
import { button, isStruckThrough, region, rowsIn, statusIn } from './readLog.ts'

const meta = preview.meta({
  title: 'Components/Lab/Action log',
  component: ActionLogPanel,
  parameters: { themeFrom: 'store' },
  beforeEach: resetStores,
})

const counterAndTheme = (
  <BesideItsLog>
    <StoreCounter level={2} />
    <StoreTheme />
  </BesideItsLog>
)

export const Empty = meta.story({
  render: () => counterAndTheme,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No actions yet. Use the demo: each action of a store appears here.'),
    ).toBeVisible()
    await expect(canvas.getByText('0 actions')).toBeVisible()
  },
})

export const WithReduxDevToolsOfYourOwn = meta.story({
  tags: ['proof'],
  render: () => <ActionLogPanel recorder={undefined} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your browser has the Redux DevTools: they show the actions of the stores.'),
    ).toBeVisible()
  },
})

export const GoesToAnyAction = meta.story({
  tags: ['proof'],
  render: () => counterAndTheme,
  play: async ({ canvas, globals, userEvent, step }) => {
    const [before, after] = themeOf(globals) === 'dark' ? ['dark', 'light'] : ['light', 'dark']
    const counter = region(canvas, 'Counter').getByRole('status')
    const theme = region(canvas, 'Theme with Zustand').getByRole('status')
    await step('count to 3, and choose the other theme', async () => {
      for (const name of ['Increment', 'Increment', 'Increment', 'Toggle theme'])
        await userEvent.click(button(canvas, name))
      await expect(theme).toHaveTextContent(`Theme: ${after}`)
    })
    await step('action 2: the screen shows what was then', async () => {
      await userEvent.click(button(canvas, 'Go to action 2: counter store increment'))
      await expect(counter).toHaveTextContent('Count 2')
      await expect(theme).toHaveTextContent(`Theme: ${before}`)
      await expect(statusIn(canvas)).toHaveTextContent('At action 2 of 4. The next action goes on from here.')
      await expect(button(canvas, 'Go to action 2: counter store increment')).toHaveAttribute(
        'aria-current',
        'step',
      )
      await expect(
        canvas.getByRole('region', { name: 'State of counter store after action 2' }),
      ).toHaveTextContent(/− "count": 1\s*\+ "count": 2/)
    })
    await step('what came later is struck through', async () => {
      await expect(isStruckThrough(canvas, 'Go to action 2: counter store increment')).toBe(false)
      await expect(isStruckThrough(canvas, 'Go to action 3: counter store increment')).toBe(true)
    })
    await step('the start', async () => {
      await userEvent.click(button(canvas, 'Go to the start'))
      await expect(counter).toHaveTextContent('Count 0')
      await expect(statusIn(canvas)).toHaveTextContent('At the start, before action 1 of 4.')
      await expect(canvas.getByText('State before all actions')).toBeVisible()
    })
    await step('the latest action', async () => {
      await userEvent.click(button(canvas, 'Jump to the latest'))
      await expect(counter).toHaveTextContent('Count 3')
      await expect(theme).toHaveTextContent(`Theme: ${after}`)
      await expect(statusIn(canvas)).toHaveTextContent('At the latest action.')
      await expect(canvas.getByText('4 actions')).toBeVisible()
    })
  },
})

export const TimersGoOn = meta.story({
  render: () => (
    <BesideItsLog>
      <ShortLivedInStore />
    </BesideItsLog>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(button(canvas, 'Clear'))
    await userEvent.click(button(canvas, 'Add for 0.3 seconds'))
    await step('its time is over: that is an action', async () => {
      await waitFor(() =>
        expect(rowsIn(canvas)).toEqual([
          'Go to the start',
          'Go to action 1: notification store add',
          'Go to action 2: notification store remove',
        ]),
      )
      await expect(canvas.queryByText('Gone in a moment.')).not.toBeInTheDocument()
    })
    await step('before that it is back, and its time starts again', async () => {
      await userEvent.click(button(canvas, 'Go to action 1: notification store add'))
      // Only what is there again can go again. It may have gone before a busy machine looks.
      await waitFor(() => expect(rowsIn(canvas).at(-1)).toBe('Go to action 3: notification store remove'))
      await expect(canvas.queryByText('Gone in a moment.')).not.toBeInTheDocument()
      await expect(isStruckThrough(canvas, 'Go to action 2: notification store remove')).toBe(true)
    })
  },
})

export const TenThousandActions = meta.story({
  tags: ['proof'],
  render: () => (
    <BesideItsLog>
      <ManyActions />
    </BesideItsLog>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(button(canvas, 'Increment 10,000 times'))
    await step(
      'the latest 1,000 are kept; the last one is in view, and few are in the document',
      async () => {
        await expect(
          await canvas.findByRole('button', { name: 'Go to action 10000: counter store increment' }),
        ).toBeVisible()
        await expect(canvas.getByText('1000 actions')).toBeVisible()
        await expect(rowsIn(canvas).length).toBeLessThan(40)
      },
    )
    await step('one more: the oldest one goes', async () => {
      await userEvent.click(button(canvas, 'Increment once'))
      await expect(
        await canvas.findByRole('button', { name: 'Go to action 10001: counter store increment' }),
      ).toBeVisible()
      await expect(canvas.getByText('1000 actions')).toBeVisible()
    })
    await step('the start of the log is the state before the oldest one', async () => {
      button(canvas, 'Go to action 10001: counter store increment').focus()
      await userEvent.keyboard('{Home}')
      await expect(await canvas.findByRole('button', { name: 'Go to the start' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Count 9001')).toBeVisible()
      await expect(statusIn(canvas)).toHaveTextContent('At the start, before action 9002 of 10001.')
    })
  },
})

export const ByKeyboard = meta.story({
  tags: ['proof'],
  render: () => counterAndTheme,
  play: async ({ canvas, userEvent, step }) => {
    for (let count = 0; count < 12; count += 1) await userEvent.click(button(canvas, 'Increment'))
    const count = region(canvas, 'Counter').getByRole('status')
    await step('the list is one stop, at the present action', async () => {
      button(canvas, 'Clear').focus()
      await userEvent.tab()
      await expect(button(canvas, 'Go to action 12: counter store increment')).toHaveFocus()
    })
    await step('arrows move, Enter goes there', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await expect(button(canvas, 'Go to action 10: counter store increment')).toHaveFocus()
      await expect(count).toHaveTextContent('Count 12')
      await userEvent.keyboard('{Enter}')
      await expect(count).toHaveTextContent('Count 10')
      await expect(button(canvas, 'Go to action 10: counter store increment')).toHaveFocus()
    })
    await step('Home and End, and no further', async () => {
      await userEvent.keyboard('{Home}{ArrowUp}')
      await expect(button(canvas, 'Go to the start')).toHaveFocus()
      await userEvent.keyboard('{End}{ArrowDown}')
      await expect(button(canvas, 'Go to action 12: counter store increment')).toHaveFocus()
    })
    await step('Tab leaves for the state', async () => {
      await userEvent.tab()
      await expect(
        canvas.getByRole('region', { name: 'State of counter store after action 10' }),
      ).toHaveFocus()
    })
  },
})

export const Narrow = meta.story({
  render: () => (
    <div style={{ width: '18.75rem' }}>
      <BesideItsLog>
        <StoreCounter level={2} />
      </BesideItsLog>
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(button(canvas, 'Increment'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Custom value' }), '10{Enter}')
    await step('nothing is wider than the panel', async () => {
      const panel = canvas.getByRole('group', { name: 'Action log' })
      await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
      await expect(canvas.getByText('{"value":10}')).toBeVisible()
    })
  },
})
