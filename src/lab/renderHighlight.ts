// One setting for the page. It is no state of a component: what is counted must not render because of it.
let isOn = false
const listeners = new Set<() => void>()

/** Whether badges of renders flash; for all of them on the page. */
export const renderHighlight = {
  isOn: () => isOn,
  set(on: boolean): void {
    isOn = on
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const FLASH_MS = 900

/** Lets an element flash, if that is wanted and nobody asked their system for less motion. No render is needed. */
export function flash(element: Element): void {
  if (!isOn || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const animation of element.getAnimations()) animation.cancel()
  element.animate(
    { boxShadow: ['0 0 0 4px var(--color-accent)', '0 0 0 4px transparent'] },
    { duration: FLASH_MS, easing: 'ease-in' },
  )
}
