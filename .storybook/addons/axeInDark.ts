import { afterEach as runAxe } from '@storybook/addon-a11y/preview'
import { definePreviewAddon } from '#course/storybook.ts'

const inTests = import.meta.env['STORYBOOK_BOTH_THEMES'] !== undefined

/** A test reads violations only; reporting passed rules would take longer than checking them. */
const violationsOnly = { resultTypes: ['violations' as const] }

/** Axe's rules about colours. What passes all other rules in one theme passes them in the other, too. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * In tests, runs axe's rules about colours a second time at the end of each story, in the dark theme. Colours are CSS variables (decision
 * 4), so nothing renders again, and axe sees the state that the play ended in.
 */
export function addonAxeInDark() {
  return definePreviewAddon({
    parameters: inTests ? { a11y: { options: violationsOnly } } : {},
    beforeEach(context) {
      if (inTests && isAnotherAnswer(context))
        context.globals = { ...context.globals, a11y: { manual: true } }
    },
    async afterEach(context) {
      if (!inTests) return
      const restore = darken(document)
      const { a11y, ...parameters } = context.parameters
      const options = { ...violationsOnly, runOnly: rulesOfColour }
      try {
        await runAxe({ ...context, parameters: { ...parameters, a11y: { ...a11y, options } } })
      } catch (error) {
        throw new Error(`In the dark theme: ${String(error)}`, { cause: error })
      } finally {
        restore()
      }
    },
  })
}

/** An answer that nobody is shown: a learner sees an exercise's starting point, and its solution. */
function isAnotherAnswer({ title, name }: { title: string; name: string }): boolean {
  return title.startsWith('Components/Exercises/') && !['Solution', 'Starting Point'].includes(name)
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
