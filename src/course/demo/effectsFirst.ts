import { createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { definePreviewAddon } from '#course/storybook.ts'

/**
 * Lets a story's effects run before its play starts. Tests render within `act`, which waits for effects. The built
 * catalogue has no `act`, so a play could read the page before its effects have run.
 */
export function addonEffectsFirst() {
  return definePreviewAddon({
    mount: (context) => async () => {
      // A story that was taken away meanwhile must not come back.
      if (context.abortSignal.aborted) return context.canvas
      await context.renderToCanvas()
      await nextEffect()
      // What the first effects have set is rendered, too, and has effects of its own.
      await nextEffect()
      return context.canvas
    },
  })
}

/**
 * Resolves in an effect of a tree of its own. React runs the effects of an earlier tree first, however long they wait; a timer may
 * overtake them where the browser is busy.
 */
async function nextEffect(): Promise<void> {
  const root = createRoot(document.createElement('div'))
  await new Promise<void>((resolve) => root.render(createElement(Effect, { run: resolve })))
  root.unmount()
}

function Effect({ run }: { run: () => void }): null {
  useEffect(run, [run])
  return null
}
