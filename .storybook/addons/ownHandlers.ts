import type { AnyHandler } from 'msw'
import { definePreviewAddon } from '#course/storybook.ts'

/**
 * Takes away with a story the handlers that it has replaced. MSW's addon, which comes before, would take away those of all stories: a demo
 * that starts again would change what another one on its page is answered.
 */
export function addonOwnHandlers() {
  return definePreviewAddon({
    beforeEach(context) {
      const { msw } = context
      const own = new Set<AnyHandler>()
      context.msw = {
        ...msw,
        use(...handlers) {
          for (const handler of handlers) own.add(handler)
          msw.use(...handlers)
        },
        resetHandlers: () => msw.resetHandlers(...msw.listHandlers().filter((handler) => !own.has(handler))),
      }
    },
  })
}
