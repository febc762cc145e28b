import { environmentManager, MutationObserver, QueryObserver } from '@tanstack/react-query'
import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { ApiError } from '#api/ApiError.ts'
import type { ApiClient, ApiRequest } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { keyOf, nextTemporaryId } from './todo.ts'
import type { Todo } from '#contract/todo.ts'
import {
  ADD_TODO,
  addTodoMutation,
  deleteTodoMutation,
  todoOf,
  todosQuery,
  updateTodoMutation,
} from './todoQueries.ts'

const PATIENCE_MS = 60_000

// The cache collects garbage after minutes, by timers that no test waits for.
beforeAll(() => {
  vi.useFakeTimers()
  // On a server the library keeps everything.
  environmentManager.setIsServer(() => false)
})
afterAll(() => {
  environmentManager.setIsServer(() => typeof window === 'undefined')
  vi.useRealTimers()
})

describe('an add', () => {
  it('is in the list at once, under its temporary id', async () => {
    const screen = await openScreen({ loaded: true })
    await screen.add('Milk')
    expect(screen.titles()).toEqual(['Seed', 'Milk'])
    expect(screen.list().at(-1)?.id).toBeGreaterThan(1_000_000)
  })

  it('becomes the server’s todo when it is answered, without another request', async () => {
    const screen = await openScreen({ loaded: true })
    await screen.add('Milk')
    await screen.answer('POST')
    expect(screen.list()).toMatchObject([{ id: 1 }, { id: 2, title: 'Milk' }])
    expect(screen.underWay()).toEqual([])
  })

  it('is taken back when it fails', async () => {
    const screen = await openScreen({ loaded: true })
    await screen.add('Milk')
    await screen.fail('POST')
    expect(screen.titles()).toEqual(['Seed'])
  })

  it('leaves the other adds alone when it fails', async () => {
    const screen = await openScreen({ loaded: true })
    await screen.add('Milk')
    await screen.add('Bread')
    await screen.fail('POST')
    expect(screen.titles()).toEqual(['Seed', 'Bread'])
  })

  it('keeps what was typed when it fails, however long nobody looks at it', async () => {
    const screen = await openScreen({ loaded: true })
    await screen.add('Milk')
    await screen.fail('POST')
    await screen.leave()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(screen.failed()).toEqual(['Milk'])
  })
})

describe('an add whose answer is lost', () => {
  it.each(['timeout', 'unreadable'] as const)(
    'by “%s” asks the server whether it has the todo',
    async (fault) => {
      const screen = await openScreen({ loaded: true })
      await screen.add('Milk')
      await screen.fail('POST', new ApiError(fault, 'The answer is lost.'))
      expect(screen.underWay()).toEqual(['GET'])
    },
  )

  it('needs no such question when the server refused it', async () => {
    const screen = await openScreen({ loaded: true })
    await screen.add('Milk')
    await screen.fail('POST', new ApiError('status', 'The server failed to answer (500).', { status: 500 }))
    expect(screen.underWay()).toEqual([])
  })
})

describe('an add before the list is there', () => {
  it('leaves the first request in flight', async () => {
    const screen = await openScreen()
    await screen.add('Milk')
    expect(screen.underWay()).toEqual(['GET', 'POST'])
  })

  it('is put into the list that lands while it waits', async () => {
    const screen = await openScreen()
    await screen.add('Milk')
    await screen.answer('GET')
    expect(screen.titles()).toEqual(['Seed', 'Milk'])
  })

  it('is not lost when it is answered before the list, which the server had read earlier', async () => {
    const screen = await openScreen()
    screen.arrive('GET')
    await screen.add('Milk')
    await screen.answer('POST')
    await screen.answer('GET')
    expect(screen.titles()).toEqual(['Seed', 'Milk'])
  })

  it('leaves the error of a list that failed to whoever retries it', async () => {
    const screen = await openScreen()
    await screen.fail('GET')
    await screen.add('Milk')
    await screen.answer('POST')
    expect(screen.underWay()).toEqual([])
  })
})

describe('a list that lands', () => {
  it('keeps the adds in flight', async () => {
    const screen = await openScreen({ loaded: true })
    await screen.add('Milk')
    await screen.refetch()
    await screen.answer('GET')
    expect(screen.titles()).toEqual(['Seed', 'Milk'])
  })

  it('keeps those, too, that were added after it had left', async () => {
    const screen = await openScreen({ loaded: true })
    await screen.refetch()
    screen.arrive('GET')
    await screen.add('Milk')
    expect(screen.underWay()).toEqual(['GET', 'POST'])
    await screen.answer('GET')
    expect(screen.titles()).toEqual(['Seed', 'Milk'])
  })

  it('does not make a second todo of one that it knows already', async () => {
    const screen = await openScreen({ loaded: true })
    await screen.add('Milk')
    screen.arrive('POST')
    await screen.refetch()
    await screen.answer('GET')
    await screen.answer('POST')
    expect(screen.titles()).toEqual(['Seed', 'Milk'])
  })

  it('is asked for again when an add was answered in the meantime', async () => {
    const screen = await openScreen({ loaded: true })
    await screen.add('Milk')
    await screen.refetch()
    screen.arrive('GET')
    await screen.answer('POST')
    expect(screen.underWay()).toEqual(['GET'])
    await screen.answer('GET')
    expect(screen.titles()).toEqual(['Seed', 'Milk'])
  })

  it('is asked for again, too, when that add failed', async () => {
    const screen = await openScreen({ loaded: true })
    await screen.add('Milk')
    await screen.refetch()
    screen.arrive('GET')
    await screen.fail('POST')
    expect(screen.underWay()).toEqual(['GET'])
  })
})

describe('two adds that overlap', () => {
  it('both stay in the list, also when the list that follows the first lacks the second', async () => {
    const screen = await openScreen({ loaded: true })
    await screen.refetch()
    await screen.add('Milk')
    await screen.add('Bread')
    await screen.answer('POST')
    expect(screen.underWay()).toEqual(['POST', 'GET'])
    screen.arrive('GET')
    await screen.answer('GET')
    expect(screen.titles()).toEqual(['Seed', 'Milk', 'Bread'])
    await screen.answer('POST')
    expect(screen.titles()).toEqual(['Seed', 'Milk', 'Bread'])
  })

  it('both stay when the second is answered before that list', async () => {
    const screen = await openScreen({ loaded: true })
    await screen.refetch()
    await screen.add('Milk')
    await screen.add('Bread')
    await screen.answer('POST')
    screen.arrive('GET')
    await screen.answer('POST')
    expect(screen.titles()).toEqual(['Seed', 'Milk', 'Bread'])
    await screen.answer('GET')
    expect(screen.titles()).toEqual(['Seed', 'Milk', 'Bread'])
  })
})

describe('a server that gives every todo the same id', () => {
  it('leaves both of two adds visible, with keys of their own', async () => {
    const screen = await openScreen({ loaded: true, forgetful: true })
    await screen.add('Milk')
    await screen.add('Bread')
    await screen.answer('POST')
    await screen.answer('POST')
    expect(screen.list()).toMatchObject([{ id: 1 }, { id: 2, title: 'Milk' }, { id: 2, title: 'Bread' }])
    expect(screen.keys().size).toBe(3)
  })
})

describe('other requests', () => {
  it('are no reason to ask for the list again', async () => {
    const screen = await openScreen({ loaded: true })
    screen.askForPosts()
    await screen.add('Milk')
    await screen.answer('POST')
    expect(screen.underWay()).toEqual([])
  })

  it('go on, and are not sent again, when a request for the list is cancelled', async () => {
    const screen = await openScreen({ loaded: true })
    const posts = screen.askForPosts()
    await screen.refetch()
    await screen.add('Milk')
    await screen.answer('POST')
    expect(posts.getCurrentResult().fetchStatus).toBe('fetching')
    expect(posts.getCurrentQuery().state.isInvalidated).toBe(false)
  })

  it('go on, and are not sent again, when an answer is lost', async () => {
    const screen = await openScreen({ loaded: true })
    const posts = screen.askForPosts()
    await screen.add('Milk')
    await screen.fail('POST', new ApiError('timeout', 'The answer is lost.'))
    expect(posts.getCurrentResult().fetchStatus).toBe('fetching')
    expect(posts.getCurrentQuery().state.isInvalidated).toBe(false)
  })
})

describe.each([
  ['update', (api: ApiClient) => ask(updateTodoMutation(api), { id: 1, completed: true })],
  ['delete', (api: ApiClient) => ask(deleteTodoMutation(api), 1)],
])('%s', (name, mutate) => {
  it('has the list asked for again, and nothing else', async () => {
    const client = await mutate(answering)
    expect(client.getQueryState(['todos', 'list'])?.isInvalidated).toBe(true)
    expect(client.getQueryState(['posts'])?.isInvalidated).toBe(false)
  })

  it('can be found by its key', async () => {
    const client = await mutate(answering)
    expect(client.getMutationCache().findAll({ mutationKey: ['todos', name] })).toHaveLength(1)
  })
})

/** A server to which every change is right. */
const answering = {
  patch: () => Promise.resolve({}),
  delete: () => Promise.resolve({}),
} as unknown as ApiClient

/** Runs a mutation beside a list of todos and other data. */
async function ask<Data, Variables>(
  mutation: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<QueryClient> {
  const client = createQueryClient({ retries: 0 })
  client.setQueryData(['todos', 'list'], [])
  client.setQueryData(['posts'], [])
  await new MutationObserver(client, mutation).mutate(variables)
  return client
}

describe('three adds', () => {
  const gets = ['none', 'first', 'refetch', 'after the adds'] as const

  it.each(permutations([0, 1, 2]))(
    'answered in the order %i %i %i end as the server has them',
    { timeout: PATIENCE_MS },
    async (...order) => {
      for (const outcomes of outcomesOf(3)) {
        for (const early of [true, false]) {
          for (const get of gets) {
            for (const landsAfter of get === 'none' ? [0] : [0, 1, 2, 3]) {
              const schedule = { order, outcomes, early, get, landsAfter }
              await expect(play(schedule)).resolves.toBeUndefined()
            }
          }
        }
      }
    },
  )

  async function play(schedule: {
    order: number[]
    outcomes: boolean[]
    /** Whether requests reach the server when they are sent, or just before they are answered. */
    early: boolean
    get: (typeof gets)[number]
    landsAfter: number
  }): Promise<void> {
    const { order, outcomes, early, get, landsAfter } = schedule
    const screen = await openScreen({ loaded: get !== 'first' })
    if (get === 'refetch') await screen.refetch()
    if (early) screen.arriveAll()
    for (const [index, accepted] of outcomes.entries()) await screen.add(`Todo ${index}`, accepted)
    if (get === 'after the adds') await screen.refetch()
    if (early) screen.arriveAll()
    const posts = screen.requests().filter(({ method }) => method === 'POST')
    for (const [count, index] of order.entries()) {
      if (count === landsAfter) await screen.answerIfAny('GET')
      await posts[index]?.land()
    }
    await screen.finish()
    expect({ schedule, list: screen.stored() }).toEqual({ schedule, list: screen.server() })
    expect(screen.keys().size).toBe(screen.list().length)
    screen.close()
  }
})

describe('any schedule of adds and refetches', () => {
  const add = fc.record({ kind: fc.constant('add' as const), accepted: fc.boolean() })
  const arrive = fc.record({ kind: fc.constant('arrive' as const), which: fc.nat() })
  const land = fc.record({ kind: fc.constant('land' as const), which: fc.nat() })
  const refetch = fc.constant({ kind: 'refetch' as const, accepted: true })
  const failingRefetch = fc.constant({ kind: 'refetch' as const, accepted: false })
  const leaving = fc.constant({ kind: 'leave' as const })
  const returning = fc.constant({ kind: 'return' as const })
  const answers = fc.oneof(add, arrive, land, land, refetch)
  const everything = fc.oneof(add, arrive, land, land, refetch, failingRefetch, leaving, returning)

  type Move = typeof everything extends fc.Arbitrary<infer T> ? T : never

  it(
    'ends as the server has it, with failures, and with the screen left and come back to',
    { timeout: PATIENCE_MS },
    async () => {
      await expect(anySchedule(everything, true)).resolves.toBeUndefined()
    },
  )

  it(
    'ends as the server has it when answers come in the same instant',
    { timeout: PATIENCE_MS },
    async () => {
      await expect(anySchedule(answers, false)).resolves.toBeUndefined()
    },
  )

  async function anySchedule(move: fc.Arbitrary<Move>, patient: boolean): Promise<void> {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(move, { maxLength: 30 }), async (loaded, moves) => {
        const screen = await openScreen({ loaded, patient })
        for (const move of moves) await makeMove(screen, move)
        await screen.finish()
        expect(screen.stored()).toEqual(screen.server())
        expect(screen.keys().size).toBe(screen.list().length)
        screen.close()
      }),
      { numRuns: 600 },
    )
  }

  async function makeMove(screen: Screen, move: Move): Promise<void> {
    const requests = screen.requests()
    switch (move.kind) {
      case 'add':
        return screen.add('Todo', move.accepted)
      case 'refetch':
        return screen.refetch(move.accepted)
      case 'arrive':
        return requests[move.which % requests.length]?.arrive()
      case 'land':
        return requests[move.which % requests.length]?.land()
      case 'leave':
        return screen.leave()
      case 'return':
        return screen.comeBack()
    }
  }
})

type Screen = Awaited<ReturnType<typeof openScreen>>

/** A todo list with an observer, and a server that receives and answers requests when the test says so. */
async function openScreen({ loaded = false, forgetful = false, patient = true } = {}) {
  const server = createModelServer({ forgetful, settle: () => settle(patient) })
  const client = createQueryClient({ retries: 0 })
  const query = todosQuery(server.api)
  let unsubscribe = subscribe()
  const unsubscribeAdds: (() => void)[] = []

  function subscribe(): () => void {
    return new QueryObserver(client, query).subscribe(() => {})
  }

  const list = () => client.getQueryData(query.queryKey) ?? []
  const next = (method: string) => server.requests().find((request) => request.method === method)
  const nextOf = (method: string) => {
    const request = next(method)
    if (request === undefined) throw new Error(`No ${method} is in flight.`)
    return request
  }

  const screen = {
    list,
    titles: () => list().map(({ title }) => title),
    keys: () => new Set(list().map(keyOf)),
    stored: () =>
      list()
        .map(({ id, title, completed }) => ({ id, title, completed }))
        .toSorted((a, b) => a.id - b.id),
    server: () => server.todos(),
    requests: () => server.requests(),
    underWay: () => server.requests().map(({ method }) => method),
    failed: () =>
      client
        .getMutationCache()
        .findAll({ mutationKey: ADD_TODO, status: 'error' })
        .map((mutation) => todoOf(mutation).title),
    async add(title: string, accepted = true) {
      await settle()
      server.decide('POST', accepted)
      const adding = new MutationObserver(client, addTodoMutation(server.api))
      unsubscribeAdds.push(adding.subscribe(() => {}))
      adding.mutate({ id: nextTemporaryId(), title, completed: false }).catch(() => undefined)
      await settle()
    },
    /** Another request, without an answer. */
    askForPosts() {
      const posts = new QueryObserver(client, { queryKey: ['posts'], queryFn: () => new Promise(() => {}) })
      posts.subscribe(() => {})
      return posts
    },
    async refetch(accepted = true) {
      await settle()
      server.decide('GET', accepted)
      void client.refetchQueries({ queryKey: query.queryKey, type: 'active' }, { cancelRefetch: accepted })
      await settle()
    },
    async leave() {
      await settle()
      unsubscribe()
      for (const unsubscribeAdd of unsubscribeAdds) unsubscribeAdd()
      await settle()
    },
    async comeBack() {
      await settle()
      unsubscribe()
      unsubscribe = subscribe()
      await settle()
    },
    arrive: (method: string) => nextOf(method).arrive(),
    arriveAll: () => server.requests().forEach((request) => request.arrive()),
    answer: (method: string) => nextOf(method).land(),
    answerIfAny: async (method: string) => next(method)?.land(),
    fail(method: string, error = new Error('The server failed.')) {
      const request = nextOf(method)
      request.accepted = false
      request.error = error
      return request.land()
    },
    close() {
      unsubscribe()
      client.clear()
    },
    /** Answers all requests, including those that follow; then retries, if the list has an error. */
    async finish() {
      await settle()
      await screen.comeBack()
      for (let round = 0; server.requests().length > 0 || round < 2; round += 1) {
        if (round > 50) throw new Error('The requests never end.')
        await settle()
        if (client.getQueryState(query.queryKey)?.status === 'error') await screen.refetch()
        for (const request of server.requests()) await request.land()
        await settle()
      }
    },
  }

  if (loaded) await screen.answer('GET')
  return screen
}

interface ModelRequest {
  method: 'GET' | 'POST'
  accepted: boolean
  /** The error that the client gets if the request fails. */
  error: Error
  /** The server reads or writes. */
  arrive: () => void
  /** The client gets the answer. */
  land: () => Promise<void>
}

function createModelServer({ forgetful, settle }: { forgetful: boolean; settle: () => Promise<void> }) {
  let todos: Todo[] = [{ id: 1, title: 'Seed', completed: false }]
  let requests: ModelRequest[] = []
  const decided = { GET: true, POST: true }

  function send<T>(method: 'GET' | 'POST', request: ApiRequest<T>, respond: () => unknown): Promise<T> {
    return new Promise((resolve, reject) => {
      let answer: { body: unknown } | undefined
      const pending: ModelRequest = {
        method,
        accepted: decided[method],
        error: new Error('The server failed.'),
        arrive() {
          answer ??= { body: pending.accepted ? structuredClone(respond()) : undefined }
        },
        land() {
          pending.arrive()
          end()
          if (pending.accepted) resolve(v.parse(request.schema, answer?.body))
          else reject(pending.error)
          return settle()
        },
      }
      const end = () => {
        requests = requests.filter((other) => other !== pending)
      }
      request.signal?.addEventListener('abort', () => {
        end()
        reject(request.signal?.reason)
      })
      decided[method] = true
      requests = [...requests, pending]
    })
  }

  function store(body: unknown): Todo {
    const { title, completed } = body as Todo
    const todo = { id: (todos.at(-1)?.id ?? 0) + 1, title, completed }
    if (!forgetful) todos = [...todos, todo]
    return todo
  }

  const api: ApiClient = {
    get: (_path, request) => send('GET', request, () => todos),
    post: (_path, request) => send('POST', request, () => store(request.body)),
    patch: neverCalled,
    delete: neverCalled,
  }

  return {
    api,
    todos: () => todos,
    requests: () => requests,
    /** Decides what happens to the next request of that method. */
    decide(method: 'GET' | 'POST', accepted: boolean) {
      decided[method] = accepted
    },
  }
}

const neverCalled = () => Promise.reject(new Error('The todo demo does not call this.'))

/** Runs promises: all of them, or a single step, so that answers overlap. User actions come after all of them. */
async function settle(fully = true): Promise<void> {
  for (let step = 0; step < (fully ? 40 : 1); step += 1) await Promise.resolve()
}

function permutations(items: number[]): number[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  )
}

function outcomesOf(count: number): boolean[][] {
  if (count === 0) return [[]]
  return outcomesOf(count - 1).flatMap((rest) => [
    [...rest, true],
    [...rest, false],
  ])
}
