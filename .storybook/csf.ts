import type { World } from '#mocks/world.ts'

// The one place that imports Storybook's internals for previews: they have no public address yet, and may move.
export { definePreviewAddon } from 'storybook/internal/csf'

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The world of the story that is playing. */
    world: World
  }
}
