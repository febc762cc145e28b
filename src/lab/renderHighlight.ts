import { createStore } from 'zustand/vanilla'

/**
 * Whether badges of renders flash; for all of them on the page. It is no state of a component: what is counted must
 * not render because of it.
 */
export const renderHighlight = createStore(() => ({ isOn: false }))

const FLASH_MS = 900

/** Lets an element flash, if that is wanted and nobody asked their system for less motion. No render is needed. */
export function flash(element: Element): void {
  if (!renderHighlight.getState().isOn || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const animation of element.getAnimations()) animation.cancel()
  element.animate(
    { boxShadow: ['0 0 0 4px var(--color-accent)', '0 0 0 4px transparent'] },
    { duration: FLASH_MS, easing: 'ease-in' },
  )
}
