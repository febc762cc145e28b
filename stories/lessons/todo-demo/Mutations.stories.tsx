import { MutationCache, QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoSchema } from '#contract/todo.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import preview from '#storybook/preview.tsx'
import { press, untilQuiet } from '#course/story/acting.ts'
import { Button } from '#ui/Button.tsx'
import { Ground } from '#course/story/Ground.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Todo Demo/Mutations',
  tags: ['server', 'proof'],
  parameters: { world: { seed: { todos: [] } } },
})

function useAdd() {
  const api = useApi()
  return (title: string) => api.post('todos', { schema: TodoSchema, body: { title, completed: false } })
}

function BothWays() {
  const { mutate, mutateAsync } = useMutation({ mutationFn: useAdd() })
  const [said, setSaid] = useState<readonly string[]>([])
  const say = (what: string) => setSaid((others) => [...others, what])

  async function addAndWait(title: string): Promise<void> {
    try {
      say(`mutateAsync gives ${(await mutateAsync(title)).title}`)
    } catch {
      say('mutateAsync rejects')
    }
  }

  return (
    <Ground>
      <Button onClick={() => say(`mutate gives ${typeof mutate('Milk')}`)}>mutate</Button>
      <Button onClick={() => void addAndWait('Bread')}>mutateAsync</Button>
      <p>{said.join(', ')}</p>
    </Ground>
  )
}

/** No unhandled rejection follows the failure of `mutate`: a story would fail for it. */
export const MutateReturnsNothing = meta.story({
  parameters: { world: { network: { failing: { method: 'POST', times: 2 } } } },
  render: () => <BothWays />,
  play: async (context) => {
    const { canvas, world } = context
    await press(context, 'mutate')
    await untilQuiet(world)
    await press(context, 'mutateAsync')
    await expect(await canvas.findByText('mutate gives undefined, mutateAsync rejects')).toBeVisible()
    await press(context, 'mutateAsync')
    await expect(await canvas.findByText(/mutateAsync gives Bread/)).toBeVisible()
  },
})

function TellsOf({ onTold }: { onTold: (what: string) => void }) {
  const { mutate } = useMutation({
    mutationFn: useAdd(),
    onSuccess: (_todo, title) => onTold(`${title}: options`),
  })
  return <Button onClick={() => mutate('Milk', { onSuccess: () => onTold('Milk: call') })}>Add Milk</Button>
}

function Leaves() {
  const [isHere, setIsHere] = useState(true)
  const [told, setTold] = useState<readonly string[]>([])
  return (
    <Ground>
      {isHere && <TellsOf onTold={(what) => setTold((others) => [...others, what])} />}
      <Button onClick={() => setIsHere(false)}>Leave</Button>
      <p>Told of {told.join(', ') || 'nothing'}</p>
    </Ground>
  )
}

export const CallbacksOfACallNeedTheComponent = meta.story({
  render: () => <Leaves />,
  play: async (context) => {
    const { canvas, world, step } = context
    await step('here, both callbacks run', async () => {
      await press(context, 'Add Milk')
      await expect(await canvas.findByText('Told of Milk: options, Milk: call')).toBeVisible()
    })
    await step('after the component has left, only that of the options', async () => {
      const post = world.network.hold('POST')
      await press(context, 'Add Milk')
      await press(context, 'Leave')
      post.release()
      await untilQuiet(world)
      await expect(canvas.getByText('Told of Milk: options, Milk: call, Milk: options')).toBeVisible()
    })
  },
})

function AddsTwo({ scope }: { scope?: string }) {
  const [told, setTold] = useState<readonly string[]>([])
  const tell = (what: string) => setTold((others) => [...others, what])
  const { mutate } = useMutation({
    mutationFn: useAdd(),
    onMutate: (title) => tell(`${title} begins`),
    onSuccess: (_todo, title) => tell(`${title} saved`),
    ...(scope !== undefined && { scope: { id: scope } }),
  })
  function addTwo(): void {
    for (const title of ['Milk', 'Bread']) mutate(title, { onSuccess: () => tell(`${title} called`) })
  }
  return (
    <Ground>
      <Button onClick={addTwo}>Add two</Button>
      <p>{told.join(', ')}</p>
    </Ground>
  )
}

export const CallbacksOfTheLatestCallAlone = meta.story({
  render: () => <AddsTwo />,
  play: async (context) => {
    const { canvas, world } = context
    const posts = world.network.hold('POST')
    await press(context, 'Add two')
    await waitFor(() =>
      expect(world.log.entries().map(({ outcome }) => outcome)).toEqual(['pending', 'pending']),
    )
    posts.release(1)
    await canvas.findByText('Milk begins, Bread begins, Milk saved')
    posts.release()
    await expect(
      await canvas.findByText('Milk begins, Bread begins, Milk saved, Bread saved, Bread called'),
    ).toBeVisible()
  },
})

export const AScopeQueues = meta.story({
  render: () => <AddsTwo scope="todos" />,
  play: async (context) => {
    await press(context, 'Add two')
    await expect(
      await context.canvas.findByText('Milk begins, Bread begins, Milk saved, Bread saved, Bread called'),
    ).toBeVisible()
    const [milk, bread] = context.world.log.entries()
    await expect(bread?.startedAt).toBeGreaterThanOrEqual((milk?.startedAt ?? 0) + (milk?.durationMs ?? 0))
  },
})

function InvalidatesForAll({ children }: { children: ReactNode }) {
  const [client] = useState(() => {
    const client: QueryClient = new QueryClient({
      mutationCache: new MutationCache({ onSettled: () => void client.invalidateQueries() }),
    })
    return client
  })
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function AddAndList() {
  const { mutate } = useMutation({ mutationFn: useAdd() })
  const { data } = useQuery(todosQuery(useApi()))
  return (
    <Ground>
      <Button disabled={!data} onClick={() => mutate('Milk')}>
        Add Milk
      </Button>
      <p>{data ? `Todos: ${data.map(({ title }) => title).join(', ') || 'none'}` : 'Loading...'}</p>
    </Ground>
  )
}

export const OnePlaceInvalidatesForAll = meta.story({
  render: () => (
    <InvalidatesForAll>
      <AddAndList />
    </InvalidatesForAll>
  ),
  play: async (context) => {
    await context.canvas.findByText('Todos: none')
    await press(context, 'Add Milk')
    await waitFor(() => expect(context.canvas.getByText('Todos: Milk')).toBeVisible())
  },
})
