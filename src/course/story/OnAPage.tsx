import { useMemo } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { demoSlotsOf } from '#course/world/demoSlots.ts'
import type { WorldSettings } from '#course/world/openDemo.ts'
import { WorldHost } from '#course/world/WorldHost.tsx'
import { worldOn } from '#course/world/worldOn.ts'
import { DocsProvider } from '#course/stage/docsContext.ts'
import type { Docs } from '#course/stage/docsContext.ts'

/** What a story's file says about one of its stories. */
interface Written {
  args?: object
  play?: (context: object) => Promise<void>
  parameters?: { world?: WorldSettings }
  component?: ComponentType
}

/** A story as its file exports it. */
interface Exported {
  input: Written
  meta: { input: Written }
}

/** A docs page with nothing but a block, whose demos play as they do in the catalogue. A test of stories has no page around them. */
export function OnAPage({ children }: { children: ReactNode }) {
  const docs = useMemo(() => docsOfAPage(), [])
  return <DocsProvider value={docs}>{children}</DocsProvider>
}

function docsOfAPage(): Docs {
  const channel = channelOfAPage()
  let renders = 0

  function renderStoryToElement(
    story: ReturnType<typeof prepared>,
    element: HTMLElement,
    _callbacks: object,
    { autoplay }: { autoplay: boolean },
  ) {
    renders += 1
    const renderId = renders
    const tell = (newPhase: string) =>
      channel.emit('storyRenderPhaseChanged', { storyId: story.id, renderId, newPhase })
    const root = createRoot(element)
    const { component: Component, args, playFunction: play, parameters } = story
    root.render(
      <WorldHost
        name={story.id}
        settings={parameters.world ?? {}}
        latencyMs={0}
        network=""
        watched
        lab={undefined}
        frame={demoSlotsOf(element)}
      >
        {Component && <Component {...args} />}
      </WorldHost>,
    )

    async function run(): Promise<void> {
      await waitFor(() => expect(worldOn(element)).toBeDefined())
      if (autoplay) await play?.(contextOf(element))
      if (autoplay) tell('played')
      tell('finished')
    }
    tell('rendering')
    run().catch(() => ['errored', 'finished'].forEach(tell))
    return () => Promise.resolve(root.unmount())
  }

  const docs = { resolveOf: (of: Exported) => ({ story: prepared(of) }), renderStoryToElement, channel }
  return docs as unknown as Docs
}

const preparedStories = new WeakMap<Exported, ReturnType<typeof prepare>>()

/** The same for each render, as Storybook's are. */
function prepared(of: Exported) {
  const known = preparedStories.get(of) ?? prepare(of)
  preparedStories.set(of, known)
  return known
}

function prepare({ input, meta }: Exported) {
  return {
    id: 'on-a-page',
    tags: [],
    args: input.args,
    component: meta.input.component,
    parameters: { ...meta.input.parameters, ...input.parameters },
    playFunction: input.play,
  }
}

function contextOf(canvasElement: HTMLElement) {
  return {
    canvas: within(canvasElement),
    canvasElement,
    userEvent: userEvent.setup(),
    step: (_sentence: string, play: () => Promise<void>) => play(),
    get world() {
      return worldOn(canvasElement)
    },
  }
}

function channelOfAPage() {
  const target = new Map<string, Set<(data: object) => void>>()
  const listenersOf = (event: string) => target.get(event) ?? new Set()
  const off = (event: string, listener: (data: object) => void) => void listenersOf(event).delete(listener)
  const on = (event: string, listener: (data: object) => void) =>
    void target.set(event, listenersOf(event).add(listener))
  return {
    on,
    off,
    once: (event: string, listener: (data: object) => void) =>
      on(event, function once(data) {
        off(event, once)
        listener(data)
      }),
    emit: (event: string, data: object) => [...listenersOf(event)].forEach((listener) => listener(data)),
  }
}
