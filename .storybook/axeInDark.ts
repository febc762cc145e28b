import { afterEach as runAxe } from '@storybook/addon-a11y/preview'
import { definePreviewAddon } from './csf.ts'

const inTests = import.meta.env['STORYBOOK_BOTH_THEMES'] !== undefined

/**
 * In tests, runs axe a second time at the end of each story, with everything dark that has a theme. Colours are CSS
 * variables (decision 4): nothing renders again, and what a play has led to is checked in both themes.
 */
export function addonAxeInDark() {
  return definePreviewAddon({
    // What passes is written down for nobody in a test, and takes longer than what does not.
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

/** Makes every part of a document dark. Returns how to give each the theme that it had. */
function darken(page: Document): () => void {
  const themed = [...page.querySelectorAll<HTMLElement>('[data-theme]')]
  const before = themed.map(({ dataset }) => dataset['theme'])
  for (const { dataset } of themed) dataset['theme'] = 'dark'
  // Colours that are still changing have a contrast of their own.
  for (const animation of page.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  return () => {
    for (const [index, { dataset }] of themed.entries()) dataset['theme'] = before[index]
  }
}
