import type { World } from '#mocks/world.ts'
import { definePreviewAddon } from '#course/storybook.ts'
import { openedFrom } from '#course/links/links.ts'
import { prepareClock } from '#lab/clock/preparedClock.ts'
import { instrumentsOf, showsServer } from './demoInstruments.ts'
import { networkAddressOf, networkOfTheStory } from './networkGlobal.ts'
import type { NetworkGlobals } from './networkGlobal.ts'
import type { StageContext } from './stageContext.ts'
import { worldOn } from './worldContext.ts'
import type { WorldSettings } from './DemoProviders.tsx'
import { WorldHost } from './WorldHost.tsx'

/** What a story's parameters say about its world. */
export interface WorldParameters {
  world?: WorldSettings
}

/** Gives every mounted story a server, a network and a cache of its own (decision 1). */
export function addonWorld() {
  return definePreviewAddon<{ parameters: WorldParameters; globals: NetworkGlobals }>({
    initialGlobals: networkOfTheStory,
    decorators: [
      (Story, { id, tags, parameters, globals, viewMode, stage }) => (
        <WorldHost
          name={id}
          settings={(parameters as WorldParameters).world ?? {}}
          latencyMs={latencyFor({ viewMode, tags })}
          network={isJudged(stage) ? '' : networkAddressOf(globals as NetworkGlobals)}
          watched={showsServer(tags)}
          lab={instrumentsOf(tags, id, viewMode === 'docs')}
          stage={stage}
        >
          <Story />
        </WorldHost>
      ),
    ],
    beforeEach(context) {
      Object.defineProperty(context, 'world', { get: ownWorld, configurable: true })
    },
  })
}

/** An answer is judged on the network of its exercise, whatever the toolbar says. */
function isJudged(stage: StageContext | undefined): boolean {
  return stage?.answer !== undefined && stage.isCheck
}

/** One getter for all contexts: the engine remembers getters, and with each of them the context that it was made for. */
function ownWorld(this: { canvasElement: HTMLElement }): World {
  const world = worldOn(this.canvasElement)
  if (world === undefined)
    throw new Error('This story has no world yet: ask for it after the story has rendered.')
  return world
}

/** How long an answer takes where a reader watches, in ms: long enough to be seen. */
const VISIBLE_MS = 600

/**
 * How long answers travel in stories that do not say so themselves, in ms. Readers see each request in flight; tests, stories that
 * only prove something, and programs that open a story by its own address do not wait.
 */
function latencyFor({ viewMode, tags }: { viewMode: string; tags: readonly string[] }): number {
  if (import.meta.env['STORYBOOK_QUIET'] !== undefined) return 0
  if (viewMode !== 'docs' && tags.includes('proof')) return 0
  const isInCatalogue = viewMode === 'docs' || window.parent !== window
  return isInCatalogue || openedFrom(location.search) !== undefined ? VISIBLE_MS : 0
}

/** Prepares the clock before any story makes a query client, and restores real time after each story. */
export function addonClock() {
  const clock = prepareClock()
  return definePreviewAddon({
    beforeEach: () => () => clock.reset(),
  })
}
