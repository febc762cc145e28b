/**
 * Keeps what is on the screen there while a check moves the focus. Browsers scroll to what gets it, and would take a reader away from what
 * they have just pressed.
 *
 * @returns a function that ends it
 */
export function stayInPlace(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on each element
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(this: HTMLElement, options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  return () => {
    HTMLElement.prototype.focus = focus
  }
}
