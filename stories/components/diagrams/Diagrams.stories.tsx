import { expect, waitFor, within } from 'storybook/test'
import { ContextRenders as Drawn, contextRenders } from '#course/diagram/ContextRenders.tsx'
import { hydration } from '#course/diagram/Hydration.tsx'
import { entryLife } from '#course/diagram/LifeOfAnEntry.tsx'
import { UpdateInTime, optimisticUpdate } from '#course/diagram/UpdateInTime.tsx'
import { queryStates } from '#course/diagram/StatesOfAQuery.tsx'
import preview from '#storybook/preview.tsx'
import { AHydration } from './AHydration.tsx'
import { AName } from './AName.tsx'
import { AnEntry } from './AnEntry.tsx'
import { AnUpdate } from './AnUpdate.tsx'
import { AQuery } from './AQuery.tsx'

/** Each but the fourth follows what happens in its own demo. */
const meta = preview.meta({ title: 'Components/For authors/Diagrams' })

/** More than a staleTime or a gcTime of the entry. Its demo stands on pages whose clock is not its own. */
const PATIENCE_MS = 10_000

export const LifeOfAnEntry = meta.story({
  tags: ['server'],
  parameters: { diagram: entryLife, world: { network: { latencyMs: 600 } } },
  render: () => <AnEntry />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
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
    await step('after a failure, failed', async () => {
      const answer = world.network.hold('GET')
      await userEvent.click(canvas.getByRole('button', { name: 'Ask again, and fail' }))
      await isNow('fetching')
      answer.release()
      await isNow('failed')
    })
    await step('inactive without a reader', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await isNow('inactive')
    })
    await step('gone, when its gcTime is over', async () => {
      await isNow('gone')
    })
    await step('and the next reader begins with a request', async () => {
      const answer = world.network.hold('GET')
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await isNow('fetching')
      answer.release()
      await isNow('fresh')
    })
  },
})

export const StatesOfAQuery = meta.story({
  tags: ['server'],
  parameters: { diagram: queryStates, world: { network: { latencyMs: 600 } } },
  render: () => <AQuery />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    // Both at one moment: between two looks a fetch may end.
    const isNow = (name: string, label: string) =>
      waitFor(async () => {
        await expect(canvas.getByText(name, { selector: 'figcaption b' })).toBeVisible()
        await expect(litIn(canvasElement)).toEqual([label, label])
      })
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await step('disabled, it is pending and idle', () => isNow('pending, idle', 'not asked'))
    await step('enabled, it loads', async () => {
      const answer = world.network.hold('GET')
      await press('Enable')
      await isNow('pending, fetching', 'first load')
      answer.release()
      await isNow('success, idle', 'has data')
    })
    await step('asked again, it has data and fetches', async () => {
      const answer = world.network.hold('GET')
      await press('Ask again')
      await isNow('success, fetching', 'refetches')
      answer.release()
      await isNow('success, idle', 'has data')
    })
    await step('offline, a refetch waits; online again, it goes on', async () => {
      await press('Go offline')
      await press('Ask again')
      await isNow('success, paused', 'waits')
      const answer = world.network.hold('GET')
      await press('Go online')
      await isNow('success, fetching', 'refetches')
      answer.release()
      await isNow('success, idle', 'has data')
    })
    await step(
      'after a failure it is an error, also while it waits and while it is asked again',
      async () => {
        await press('Ask again, and fail')
        await isNow('error, idle', 'failed')
        await press('Go offline')
        await press('Ask again')
        await isNow('error, paused', 'waits')
        const answer = world.network.hold('GET')
        await press('Go online')
        await isNow('error, fetching', 'asks again')
        answer.release()
        await isNow('success, idle', 'has data')
      },
    )
  },
})

/** For the frame on a lesson's page, which a lost connection must not leave: nothing plays there. */
export const YourTurn = meta.story({
  tags: ['!dev'],
  parameters: { diagram: queryStates, world: { network: { latencyMs: 600 } } },
  render: () => <AQuery />,
})

/** A first load that waits for a connection. */
export const PausedBeforeItsFirstAnswer = StatesOfAQuery.extend({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('Go offline')
    await press('Enable')
    await expect(await canvas.findByText('pending, paused', { selector: 'figcaption b' })).toBeVisible()
    await expect(litIn(canvasElement)).toEqual(['waits', 'waits'])
    await press('Go online')
    await expect(await canvas.findByText('success, idle', { selector: 'figcaption b' })).toBeVisible()
  },
})

export const OptimisticUpdate = meta.story({
  tags: ['server'],
  parameters: {
    diagram: optimisticUpdate,
    world: { seed: { todos: [{ id: 1, title: 'Tea', completed: false }] }, network: { latencyMs: 900 } },
  },
  render: () => <AnUpdate />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const isNow = async (names: string, ...labels: string[]) => {
      const name = await canvas.findByText(names, { selector: 'figcaption b' }, { timeout: PATIENCE_MS })
      await expect(name).toBeVisible()
      await expect(litIn(canvasElement)).toEqual([...labels, ...labels])
    }
    const list = () => canvas.getByRole('list', { name: 'Todos' })
    await canvas.findByText('Tea')

    await step('Milk is on the screen while its POST is in flight', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Milk' }))
      await isNow('mutate()', 'mutate()')
      await isNow('onMutate puts it in', 'onMutateputs it in')
      await isNow('shown at once · POST', 'shownat once', 'POST')
      await expect(list()).toHaveTextContent('Milk (not confirmed)')
    })
    await step('the server has saved it: the list is invalidated, and asked for', async () => {
      await isNow('onSettled invalidates', 'onSettledinvalidates')
      await isNow('GET', 'GET')
      await isNow('the list as it is · shows the same', 'the listas it is', 'showsthe same')
      await expect(list()).toHaveTextContent('Milk Tea')
    })
    await step('the server refuses Bread: onError takes it out, and Milk stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Bread, which is refused' }))
      await isNow('shown at once · POST', 'shownat once', 'POST')
      await expect(list()).toHaveTextContent('Bread (not confirmed)')
      await isNow('onError takes it out', 'onErrortakes it out')
      await expect(list()).toHaveTextContent('Milk Tea')
      await isNow('the list as it is · shows the same', 'the listas it is', 'showsthe same')
      await expect(list()).not.toHaveTextContent('Bread')
    })
  },
})

export const ContextRenders = meta.story({
  parameters: { diagram: contextRenders },
  render: () => <AName />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('at first, all of them render', async () => {
      await expect(await canvas.findByText('8 components rendered')).toBeVisible()
    })
    await step('a letter renders three with one context, and two with a context for each', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'A')
      await expect(canvas.getByText('One context: A, English')).toBeVisible()
      await expect(canvas.getByText('A context for each: A, English')).toBeVisible()
      await expect(canvas.getByText('5 components rendered')).toBeVisible()
      const lit = ['provider of bothrenders', 'namerenders', 'languagerenders, too', 'two providersrender']
      await expect(litIn(canvasElement)).toEqual([...lit, 'namerenders', ...lit, 'namerenders'])
    })
    await step('the words say which ones', async () => {
      await userEvent.click(canvas.getByText('In words'))
      const now = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'true')
      await expect(now.map((item) => item.querySelector('b')?.textContent)).toEqual([
        'One context: the provider of name and language',
        'One context: the name',
        'One context: the language',
        'A context for each: the two providers',
        'A context for each: the name',
      ])
    })
  },
})

export const DataInTheHtml = meta.story({
  tags: ['server'],
  parameters: { diagram: hydration },
  render: () => <AHydration />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    const open = (user: string) => userEvent.click(canvas.getByRole('button', { name: `Open as ${user}` }))
    const choose = (name: string, option: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name }), option)
    const html = () => canvas.getByText(/In the HTML:/)
    const isThere = (user: number) =>
      waitFor(() => expect(html()).toHaveTextContent(new RegExp(`^10 posts.*"userId":${user}`)))

    await step('only the server asks, and the first render has the posts', async () => {
      await open('User 1')
      await isThere(1)
      await expect(world.log.entries()).toHaveLength(1)
      await expect(litIn(canvasElement)).toContain('no request')
    })
    await step('with a client for each request, the HTML has the data of one visitor', async () => {
      await open('User 2')
      await isThere(2)
      await expect(html()).not.toHaveTextContent('"userId":1')
    })
    await step('with a staleTime of 0, the browser asks again', async () => {
      await choose('staleTime in the browser', '0')
      await open('User 1')
      await isThere(1)
      await expect(litIn(canvasElement)).toContain('GET')
      await waitFor(() => expect(world.log.entries()).toHaveLength(4))
    })
    await step('with one client for all, the HTML for User 2 has the posts of User 1', async () => {
      await choose('Client of the server', 'module')
      await open('User 1')
      await isThere(1)
      await open('User 2')
      await isThere(2)
      await expect(html()).toHaveTextContent('"userId":1')
    })
  },
})

/** A diagram that follows nothing, and the same in words. */
export const InWords = meta.story({
  tags: ['proof'],
  render: () => <UpdateInTime />,
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

/** Below a certain width it is drawn from top to bottom. */
export const OnAPhone = meta.story({
  tags: ['proof'],
  render: () => (
    <div style={{ width: '290px' }}>
      <UpdateInTime />
      <Drawn />
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
