import type { Chance } from './chance.ts'
import { findControl, nameOf } from './controls.ts'

const FIELDS = ['text', 'search', 'email', 'password', 'number', 'url', 'tel']
const TEXTS = ['ada', 'fail@example.com', 'admin', '12', '-1', '0', '   ', '<b>x</b>', '"', '😀', '__proto__']
const KEYS = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'Home', 'End', ' ', 'Delete']

/** Something that the monkey does. Returns it in words. */
export type Deed = (chance: Chance) => string

export const operateAny: Deed = (chance) => {
  const control = findControl(document, chance)
  // An open menu of the devtools, around which all is hidden, has no controls of the kind that this looks for.
  if (control === undefined) return press('Escape')
  // It may be gone afterwards.
  const name = nameOf(control)
  operate(control, chance)
  return name
}

export const pressKey: Deed = (chance) => press(chance.pick(KEYS) ?? 'Escape')

function press(key: string): string {
  const target = document.activeElement ?? document.body
  for (const kind of ['keydown', 'keyup'])
    target.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, cancelable: true }))
  return `the key “${key}”`
}

/** Until when a step through the history may be on its way. */
let arrivesBefore = 0
addEventListener('popstate', () => (arrivesBefore = 0))

export const goThroughHistory: Deed = (chance) => {
  // The state is still that of the page that is being left: a second step back could leave the document.
  if (performance.now() < arrivesBefore) return 'a wait for Back or Forward'
  arrivesBefore = performance.now() + 1000
  const { idx = 0 } = (history.state ?? {}) as { idx?: number }
  if (idx > 0 && chance.is(0.7)) history.back()
  else history.forward()
  return 'Back or Forward'
}

export const scroll: Deed = (chance) => {
  scrollTo(0, chance.below(document.documentElement.scrollHeight))
  return 'scrolling'
}

/** Turns the network by the lab's controls. */
export const turnNetworkOfApp: Deed = (chance) => {
  const lab = document.querySelector('aside[aria-label=Lab]')
  const door = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Lab')
  const control = lab ? findControl(lab, chance) : door
  const name = nameOf(control)
  if (control) operate(control, chance)
  return `${name} of the lab`
}

/** Turns the network of all demos, as Storybook's toolbar does. */
export const turnNetworkOfDemos: Deed = (chance) => {
  const globals = {
    errors: chance.pick([0, 0, 30, 100]),
    latency: chance.pick([0, 50, 500]),
    seed: 1 + chance.below(9),
    network: chance.pick(['story', 'story', 'story', 'offline', 'failing']),
  }
  toStorybook('updateGlobals', { globals })
  return 'a change of the network'
}

/** Sends a message of Storybook's frame to its preview. */
export function toStorybook(type: string, message: unknown): void {
  const key = '__STORYBOOK_ADDONS_CHANNEL__'
  const { [key]: channel } = globalThis as { [key]?: { emit: (type: string, message: unknown) => void } }
  channel?.emit(type, message)
}

function operate(element: HTMLElement, chance: Chance): void {
  element.focus()
  if (element instanceof HTMLSelectElement) {
    setValue(HTMLSelectElement, element, chance.pick(element.options)?.value ?? '')
  } else if (element instanceof HTMLInputElement && element.type === 'range') {
    const from = Number(element.min || 0)
    setValue(HTMLInputElement, element, String(from + chance.below(Number(element.max || 100) - from + 1)))
  } else if (isField(element)) {
    typeInto(element, chance)
  } else {
    element.click()
  }
}

function isField(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement) return FIELDS.includes(element.type)
  return element instanceof HTMLTextAreaElement || element.isContentEditable
}

function typeInto(element: HTMLElement, chance: Chance): void {
  if (chance.is(0.5)) document.execCommand('selectAll')
  const text = chance.is(0.03) ? 'long '.repeat(400) : (chance.pick(TEXTS) ?? '')
  document.execCommand('insertText', false, text)
  if (element instanceof HTMLInputElement && chance.is(0.4)) element.form?.requestSubmit()
}

/** React hears only of values that are set past its own setter. */
function setValue<Field extends HTMLElement>(
  kind: { prototype: Field },
  element: HTMLElement,
  value: string,
): void {
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
