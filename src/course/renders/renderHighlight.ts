import { createStore } from 'zustand/vanilla'

/**
 * Whether render badges flash, for the whole page. Not component state, because the counted components must not
 * render because of it.
 */
export const renderHighlight = createStore(() => ({ isOn: false }))

const RIPPLE_MS = 400

/** A ripple leaves an element if ripples are on and the user does not prefer reduced motion. Causes no render. */
export function flash(element: Element): void {
  if (!renderHighlight.getState().isOn || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const animation of element.getAnimations()) animation.cancel()
  element.animate(
    { boxShadow: ['0 0 0 2px var(--color-accent)', '0 0 0 0.75rem transparent'] },
    { duration: RIPPLE_MS, easing: 'ease-out' },
  )
}
