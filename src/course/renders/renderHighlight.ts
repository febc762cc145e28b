import { createStore } from 'zustand/vanilla'

/**
 * Whether render badges flash, for the whole page. Not component state, because the counted components must not
 * render because of it.
 */
export const renderHighlight = createStore(() => ({ isOn: false }))

const FLASH_MS = 900

/** Flashes an element if flashes are on and the user does not prefer reduced motion. Causes no render. */
export function flash(element: Element): void {
  if (!renderHighlight.getState().isOn || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const animation of element.getAnimations()) animation.cancel()
  element.animate(
    { boxShadow: ['0 0 0 4px var(--color-accent)', '0 0 0 4px transparent'] },
    { duration: FLASH_MS, easing: 'ease-in' },
  )
}
