import type { World } from '#mocks/world.ts'

// Only this file imports Storybook's internals, because these have no public entry yet.
export { definePreviewAddon } from 'storybook/internal/csf'
export { instrument } from 'storybook/internal/instrumenter'

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The world of the story that is playing. */
    world: World
    /** Ends the play when it is aborted. */
    ending: AbortController
  }
}
