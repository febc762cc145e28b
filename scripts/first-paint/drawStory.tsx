import { setTimeout } from 'node:timers/promises'
import type { Query, QueryClient, QueryObserverOptions } from '@tanstack/react-query'
import { skipToken } from '@tanstack/react-query'
import type { ComponentType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { ServerOptions } from 'react-dom/server'
import { demoAddressOf } from '#course/world/memoryRouter.tsx'
import { DemoProviders, openDemo } from '#course/world/DemoProviders.tsx'
import { showsServer } from '#course/world/demoInstruments.ts'
import type { OpenDemo } from '#course/world/DemoProviders.tsx'
import { RequestLine } from '#course/world/RequestStrip.tsx'
import type { WorldParameters } from '#course/world/world.tsx'
import { answerMs } from '#mocks/network.ts'
import type { Method, NetworkConditions } from '#mocks/network.ts'
import { asOfNow, atOneTime } from './stoppedClock.ts'

/** A story, as Storybook composes it from its file, its parameters and its decorators. */
export type ComposedStory = ComponentType & { id: string; tags: string[]; parameters: WorldParameters }

/** How long an answer takes on a docs page unless the story says otherwise, in ms. */
const LATENCY_MS = 600

/** An answer that takes as long as this is not waited for, in ms: what its demo shows is the wait. */
const LONG_MS = 2000

/** More renders than any demo has queries that wait for each other. */
const MOST_RENDERS = 10

/** What a demo says that waits. One of the posts begins with “Loading, failed and done”. */
const WAITS = /Loading(?!,)|in flight/

/**
 * Draws a story with what it asks for by itself: renders it, fetches what its queries ask for, and renders again until they ask for nothing
 * more. No effect runs, so one that fetches would wait for ever: of a demo that waits for what nobody sends there is no picture.
 *
 * @param collect wraps what is rendered, as `ServerStyleSheet.collectStyles` does
 * @throws what the story throws in its first render
 */
export async function drawStory(
  Story: ComposedStory,
  collect: (element: ReactElement) => ReactElement,
): Promise<string | undefined> {
  const { tags, parameters } = Story
  // The same story may be drawn twice at a time.
  const demo = openDemo(crypto.randomUUID(), parameters.world ?? {}, { latencyMs: LATENCY_MS })
  demo.world.open()
  const conditions = demo.world.network.conditions()
  const waits = isWaiting(conditions)
  if (!waits) demo.world.network.set({ latencyMs: 0, slower: undefined, answers: {} })
  askOnce(demo.queryClient)
  // Its ids are not those of the page around it.
  const render = () => renderIn(demo, Story, collect, { identifierPrefix: Story.id })
  try {
    let html = render()
    for (let renders = 1; renders < MOST_RENDERS; renders += 1) {
      const answers = fetchAll(demo.queryClient)
      if (answers === undefined) break
      const areThere = !waits && (await comeInTime(answers))
      asOfNow(demo.queryClient)
      html = tryOr(render, html)
      if (!areThere) break
    }
    if (!waits && WAITS.test(html)) return undefined
    return html + (showsServer(tags) ? requestsOf(demo, conditions, collect) : '')
  } finally {
    demo.queryClient.clear()
    demo.world.close()
  }
}

/**
 * Draws a story as it first stands on a page, before anything that it asks for has come.
 *
 * @throws what the story throws
 */
export function drawStart(Story: ComposedStory, collect: (element: ReactElement) => ReactElement): string {
  const demo = openDemo(Story.id, Story.parameters.world ?? {}, { latencyMs: LATENCY_MS })
  try {
    return renderIn(demo, Story, collect, { identifierPrefix: 'start' })
  } finally {
    demo.queryClient.clear()
    demo.world.close()
  }
}

function renderIn(
  demo: OpenDemo,
  Story: ComposedStory,
  collect: (element: ReactElement) => ReactElement,
  options?: ServerOptions,
): string {
  const memoryHost = demoAddressOf(Story.id, { search: '' })
  const story = (
    <DemoProviders demo={demo} memoryHost={memoryHost} head="hidden">
      <Story />
    </DemoProviders>
  )
  return atOneTime(() => renderToString(collect(story), options))
}

function isWaiting({ latencyMs, failing }: NetworkConditions): boolean {
  return latencyMs >= LONG_MS || failing?.how === 'silence'
}

/** What a query has got holds, a failure too: in a component that mounts, an error would be pending again. */
function askOnce(client: QueryClient): void {
  const { queries, ...options } = client.getDefaultOptions()
  const once = { retryDelay: 0, retryOnMount: false, refetchOnMount: false }
  client.setDefaultOptions({ ...options, queries: { ...queries, ...once } })
}

/** Fetches what was asked for and is not there; undefined if nothing was. */
function fetchAll(client: QueryClient): Promise<unknown> | undefined {
  const asked = client.getQueryCache().findAll({ predicate: isAsked })
  return asked.length === 0 ? undefined : Promise.allSettled(asked.map((query) => query.fetch()))
}

/** Fulfilled with whether answers come at all: a demo may have a query without one. */
async function comeInTime(answers: Promise<unknown>): Promise<boolean> {
  const limit = new AbortController()
  const late = setTimeout(LONG_MS, false, { signal: limit.signal })
  try {
    return await Promise.race([answers.then(() => true), late])
  } finally {
    late.catch(() => undefined)
    limit.abort()
  }
}

function isAsked(query: Query): boolean {
  // The options that a component gave, which its query keeps.
  const { enabled, queryFn } = query.options as Partial<QueryObserverOptions>
  const isEnabled = typeof enabled === 'function' ? enabled(query) : enabled !== false
  return query.state.status === 'pending' && isEnabled && queryFn !== undefined && queryFn !== skipToken
}

/** An error boundary draws nothing in Node: where a failure throws, the look before it holds. */
function tryOr(render: () => string, before: string): string {
  try {
    return render()
  } catch {
    return before
  }
}

/** The row of requests, with the times of the story's network. */
function requestsOf(
  { world }: OpenDemo,
  conditions: NetworkConditions,
  collect: (element: ReactElement) => ReactElement,
): string {
  const entries = world.log.entries().map((entry) => ({
    ...entry,
    ...(entry.durationMs !== undefined && {
      durationMs: answerMs(conditions, { method: entry.method as Method, path: entry.path }),
    }),
  }))
  return renderToString(collect(<RequestLine entries={entries} />))
}
