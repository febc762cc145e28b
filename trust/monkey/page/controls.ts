import type { Chance } from './chance.ts'

const CONTROLS =
  'button, a[href], summary, select, input, textarea, [contenteditable=true], [role=tab], [role=switch]'
/**
 * All around an open modal menu is hidden from people. TanStack's devtools are opened and closed, but what is in them is not pressed: of each
 * thing that one opens in them for the first time, V8 keeps the elements, which would count as this course's.
 */
const OUT_OF_REACH =
  ':disabled, input[type=file], [tabindex="-1"]:not([role=tab]), [aria-hidden=true] *, [aria-label="TanStack’s devtools"] *'

/** A control that can be seen and used; undefined if none is found in some tries. */
export function findControl(within: ParentNode, chance: Chance): HTMLElement | undefined {
  const all = within.querySelectorAll<HTMLElement>(CONTROLS)
  for (let tries = 0; tries < 30; tries++) {
    const control = chance.pick(all)
    if (control === undefined) return undefined
    const isVisible = control.checkVisibility({ visibilityProperty: true })
    if (isVisible && !control.matches(OUT_OF_REACH) && staysHere(control)) return control
  }
  return undefined
}

/** How a report names a control. */
export function nameOf(element: Element | null | undefined): string {
  if (element === null || element === undefined) return 'nothing'
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
  const name = element.getAttribute('aria-label') ?? label ?? element.textContent
  return `${element.localName} “${name.trim().slice(0, 40)}”`
}

/** Whether the page belongs to Storybook: Back and Forward would leave it. */
export function isDocsPage(): boolean {
  return '__STORYBOOK_ADDONS_CHANNEL__' in globalThis
}

/** Holds back links that would load another document: a key press follows a link, too. */
export function holdLinks(): void {
  addEventListener('click', holdLink, { capture: true })
}

function holdLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link !== null && !staysHere(link)) event.preventDefault()
}

/** Whether a control leaves the document as it is. */
function staysHere(element: Element): boolean {
  if (!(element instanceof HTMLAnchorElement)) return true
  if (element.target !== '' || element.hasAttribute('download')) return false
  const to = new URL(element.href)
  if (!isDocsPage()) return to.origin === location.origin && !to.pathname.includes('/storybook/')
  // The links of a demo belong to a router in memory.
  const isInDemo = element.closest('[data-world]') !== null
  return isInDemo || (to.pathname === location.pathname && to.search === location.search)
}
