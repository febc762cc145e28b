import { definePreviewAddon } from './csf.ts'

/**
 * Lets a story's effects run before its play starts. Tests render within `act`, which waits for effects. The built
 * catalogue has no `act`, so a play could read the page before its effects have run.
 */
export function addonSettled() {
  return definePreviewAddon({
    mount: (context) => async () => {
      await context.renderToCanvas()
      await nextTask()
      await nextTask()
      return context.canvas
    },
  })
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
