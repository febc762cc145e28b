import { noop, QueryClientProvider } from '@tanstack/react-query'
import type { RequestHandler } from 'msw'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { configure, userEvent, within } from 'storybook/test'
import type { UserEventObject } from 'storybook/test'
import { anotherTask } from '#api/anotherTask.ts'
import { ApiProvider } from '#api/ApiProvider.tsx'
import { createQueryClient } from '#api/queryClient.ts'
import { assertGoesOn, userUntilTheEnd } from '#course/demo/plays.ts'
import { eventually } from '#course/story/eventually.ts'
import { openServer } from './testServer.ts'

/** What a test has at hand. Its page, its server and the cache around its page are its own. */
export interface Given {
  /** Mounts what is to be tested. */
  render: (page: ReactNode) => void
  canvas: ReturnType<typeof within>
  userEvent: UserEventObject
  server: {
    /** Answers by MSW's handlers where one fits; the others go to the mock API. */
    use: (...handlers: RequestHandler[]) => void
  }
}

export type Test = (given: Given) => unknown

/** Why a test has failed. */
export interface Failure {
  error: unknown
  /** What its page showed then. */
  shown: string
  /** How many requests had left. */
  requests: number
}

export interface TestSettings {
  /**
   * Whether `findBy…` gives up as soon as nothing goes on any more, so that a slow machine decides nothing; after a second unless set. What
   * else waits has its second then, whatever this page gives its own tests.
   */
  findsUntilQuiet?: boolean
}

/** How long Testing Library's `findBy…` waits by default, in ms. */
const FIND_MS = 1000
/** How long a test may take, in ms; as Vitest has it. */
export const TEST_LIMIT_MS = 5000

/**
 * Runs a test in an element: in a page, on a server and with a cache of its own, of which nothing is left. One that does not end is ended,
 * and can do nothing afterwards.
 *
 * @returns why it has failed; undefined if it has passed
 */
export async function runTest(
  host: Element,
  test: Test,
  { findsUntilQuiet = false }: TestSettings = {},
): Promise<Failure | undefined> {
  // A press that runs it has ended then, and React's rules for the events of a test with it.
  await anotherTask()
  const { world, api, use } = openServer()
  const client = createQueryClient({ retries: 0 })
  const container = host.appendChild(document.createElement('div'))
  const over = new AbortController()
  const playing = { abortSignal: over.signal, ending: over, canvasElement: container }
  const { promise: ended, reject: end } = Promise.withResolvers<never>()
  const root = createRoot(container, { onUncaughtError: end })
  const giveBack = findsUntilQuiet ? setPatience(FIND_MS) : noop
  const timer = setTimeout(end, TEST_LIMIT_MS, new TooLong())
  const queries = within(container)
  /** The names of those that nobody has waited for. */
  const waiting = new Set<object>()
  const canvas = new Proxy(queries, {
    get(_, name: keyof typeof queries) {
      assertGoesOn(playing)
      return String(name).startsWith('find') ? find(name) : queries[name]
    },
  })

  function find(name: keyof typeof queries) {
    return (...[matcher, options, wait]: [never, never, object?]) => {
      const get = queries[name.replace('find', 'get') as 'getByText']
      const query = queries[name] as typeof queries.findByText
      const found = findsUntilQuiet
        ? eventually(world, () => get(matcher, options))
        : query(matcher, options, { timeout: FIND_MS, ...wait })
      waiting.add(found)
      void found.catch(noop).finally(() => waiting.delete(found))
      return found
    }
  }

  const given: Given = {
    canvas,
    userEvent: userUntilTheEnd(playing, userEvent as unknown as Given['userEvent']),
    server: { use },
    render(page) {
      assertGoesOn(playing)
      flushSync(() =>
        root.render(
          <QueryClientProvider client={client}>
            <ApiProvider api={api}>{page}</ApiProvider>
          </QueryClientProvider>,
        ),
      )
    },
  }

  try {
    await Promise.race([run(), ended])
    return undefined
  } catch (error) {
    return { error, shown: container.innerText, requests: world.log.entries().length }
  } finally {
    clearTimeout(timer)
    giveBack()
    over.abort()
    flushSync(() => root.unmount())
    container.remove()
    client.clear()
    world.close()
  }

  async function run(): Promise<void> {
    await test(given)
    if (waiting.size > 0) throw new NotAwaited()
  }
}

/** A test that does not end. */
export class TooLong extends Error {
  override name = 'TooLong'
}

/** A test that ends before what it looks for can have come. */
export class NotAwaited extends Error {
  override name = 'NotAwaited'
}

/** Sets how long Testing Library waits, in ms. Returns what sets it back. */
function setPatience(ms: number): () => void {
  let before = ms
  configure(({ asyncUtilTimeout }) => {
    before = asyncUtilTimeout
    return { asyncUtilTimeout: ms }
  })
  return () => configure({ asyncUtilTimeout: before })
}
