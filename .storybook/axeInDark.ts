import { afterEach as runAxe } from '@storybook/addon-a11y/preview'
import { definePreviewAddon } from './csf.ts'

const inTests = import.meta.env['STORYBOOK_BOTH_THEMES'] !== undefined

/**
 * In tests, runs axe a second time at the end of each story, in the dark theme. Colours are CSS variables (decision
 * 4), so nothing renders again, and axe sees the state that the play ended in.
 */
export function addonAxeInDark() {
  return definePreviewAddon({
    // A test reads violations only; reporting passed rules would take longer than checking them.
    parameters: inTests ? { a11y: { options: { resultTypes: ['violations'] } } } : {},
    async afterEach(context) {
      if (!inTests) return
      const restore = darken(document)
      try {
        await runAxe(context)
      } catch (error) {
        throw new Error(`In the dark theme: ${String(error)}`, { cause: error })
      } finally {
        restore()
      }
    },
  })
}

/** Switches every themed part of a document to dark. Returns a function that restores the themes. */
function darken(page: Document): () => void {
  const themed = [...page.querySelectorAll<HTMLElement>('[data-theme]')]
  const before = themed.map(({ dataset }) => dataset['theme'])
  for (const { dataset } of themed) dataset['theme'] = 'dark'
  // A colour in transition would be measured at a contrast that it has only for a moment.
  for (const animation of page.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  return () => {
    for (const [index, { dataset }] of themed.entries()) dataset['theme'] = before[index]
  }
}
