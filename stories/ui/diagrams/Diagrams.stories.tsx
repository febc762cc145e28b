import { expect, within } from 'storybook/test'
import { contextRenders } from '#storybook/diagram/contextRenders.ts'
import { Diagram } from '#storybook/diagram/Diagram.tsx'
import { optimisticUpdate } from '#storybook/diagram/optimisticUpdate.ts'
import preview from '#storybook/preview.tsx'
import { Stage } from '../../Stage.ts'
import { AnEntry } from './AnEntry.tsx'
import { AQuery } from './AQuery.tsx'

/** Drawn from data. Those of a cache follow the one query of their own demo. */
const meta = preview.meta({ title: 'Components/UI/Diagrams' })

/** More than a staleTime or a gcTime of the entry. Its demo stands on pages whose clock is not its own. */
const PATIENCE_MS = 10_000

export const LifeOfAnEntry = meta.story({
  tags: ['server'],
  parameters: { world: { network: { latencyMs: 600 } } },
  render: () => <AnEntry />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const isNow = async (state: string) => {
      const name = await canvas.findByText(state, { selector: 'figcaption b' }, { timeout: PATIENCE_MS })
      await expect(name).toBeVisible()
      await expect(litIn(canvasElement)).toEqual([state, state])
    }
    await step('a reader comes: fetching, then fresh', async () => {
      await isNow('fetching')
      await isNow('fresh')
    })
    await step('stale, when its staleTime is over', async () => {
      await isNow('stale')
    })
    await step('inactive without a reader', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await isNow('inactive')
    })
    await step('gone, when its gcTime is over', async () => {
      await isNow('gone')
    })
    await step('and the next reader begins with a request', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await isNow('fetching')
      await isNow('fresh')
    })
  },
})

export const StatesOfAQuery = meta.story({
  tags: ['server'],
  parameters: { world: { network: { latencyMs: 600 } } },
  render: () => <AQuery />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const isNow = async (name: string, label: string) => {
      await expect(await canvas.findByText(name, { selector: 'figcaption b' })).toBeVisible()
      await expect(litIn(canvasElement)).toEqual([label, label])
    }
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await step('disabled, it is pending and idle', () => isNow('pending, idle', 'not asked'))
    await step('enabled, it loads', async () => {
      await press('Enable')
      await isNow('pending, fetching', 'first load')
      await isNow('success, idle', 'has data')
    })
    await step('asked again, it has data and fetches', async () => {
      await press('Ask again')
      await isNow('success, fetching', 'refetches')
      await isNow('success, idle', 'has data')
    })
    await step('after a failure it is an error, also while it is asked again', async () => {
      await press('Ask again, and fail')
      await isNow('error, idle', 'failed')
      await press('Ask again')
      await isNow('error, fetching', 'asks again')
      await isNow('success, idle', 'has data')
    })
  },
})

export const OptimisticUpdate = meta.story({
  render: () => (
    <Stage>
      <Diagram of={optimisticUpdate} />
    </Stage>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const figure = canvas.getByRole('figure', { name: 'What happens in an optimistic update' })
    await step('the same in words is folded below it', async () => {
      await userEvent.click(canvas.getByText('In words'))
      const [first] = within(figure).getAllByRole('listitem')
      await expect(first).toHaveTextContent(
        /^mutate\(\): on the screen, somebody adds a todo\.to onMutate puts it in$/,
      )
    })
    await step('each way has its end in words, too', async () => {
      await expect(canvas.getByText('refused: to', { exact: false })).toHaveTextContent(
        'refused: to onError takes it out',
      )
      await expect(canvas.getByText('saved: to', { exact: false })).toHaveTextContent(
        'saved: to onSettled invalidates',
      )
    })
  },
})

export const ContextRenders = meta.story({
  render: () => (
    <Stage>
      <Diagram of={contextRenders} />
    </Stage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('In words'))
    await expect(
      canvas.getByText('One context: the language', { selector: 'b' }).closest('li'),
    ).toHaveTextContent(': renders, too.')
    await expect(
      canvas.getByText('A context for each: the language', { selector: 'b' }).closest('li'),
    ).toHaveTextContent(': does not render.')
  },
})

/** Below a certain width it is drawn from top to bottom. */
export const OnAPhone = meta.story({
  tags: ['proof'],
  render: () => (
    <div style={{ width: '290px' }}>
      <Diagram of={optimisticUpdate} />
      <Diagram of={contextRenders} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('svg')].filter((svg) => svg.checkVisibility())
    await expect(shown).toHaveLength(2)
    for (const svg of shown) {
      await expect(svg.getBoundingClientRect().height).toBeGreaterThan(svg.getBoundingClientRect().width)
      // The text keeps its size.
      await expect(svg.getBoundingClientRect().width).toBeGreaterThan(280)
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** What is lit in the wide drawing and in the narrow one. */
function litIn(canvas: HTMLElement): (string | null)[] {
  return [...canvas.querySelectorAll('[data-lit]')].map(({ textContent }) => textContent)
}
