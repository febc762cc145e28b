/** What a browser tells a page because somebody used a keyboard, a mouse, a pen or a finger. */
const kinds = new Set([
  'keydown',
  'keypress',
  'keyup',
  'beforeinput',
  'input',
  'change',
  'submit',
  'reset',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'cut',
  'paste',
  'drop',
  // What is typed may count when its field is left; React's onBlur listens to focusout.
  'blur',
  'focusout',
])

/**
 * Whether what runs now was caused by a person (decision 13). The browser keeps the event that it is telling about, also
 * for the promises that go on right after it. Timers, answers of a server and messages of other tabs have none of these.
 */
export function personActs(): boolean {
  return kinds.has((globalThis as { event?: { type: string } }).event?.type ?? '')
}
