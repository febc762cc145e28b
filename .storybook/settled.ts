import { definePreviewAddon } from './csf.ts'

/**
 * Lets a story's effects run before its play begins. Tests render within `act`, which waits for them; the built catalogue has no `act`,
 * and a play there would read what effects have not counted or shown yet.
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
