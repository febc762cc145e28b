import { definePreviewAddon } from '#course/storybook.ts'

/** The fields of a story's context that belong to one render, and not to the story. Plays, loaders and outer decorators get them in a context of their own. */
const OF_ONE_RENDER = [
  'abortSignal',
  'canvas',
  'canvasElement',
  'context',
  'mount',
  'renderToCanvas',
  'step',
  'userEvent',
  'world',
]

const without: object = Object.fromEntries(OF_ONE_RENDER.map((name) => [name, undefined]))

/**
 * Storybook keeps the context with which each story has rendered last, and with it the canvas and all that React has attached to it. Here
 * a story's component gets one without them.
 */
export function addonForgetRenderContext() {
  return definePreviewAddon({ decorators: [(Story) => <Story {...without} />] })
}
