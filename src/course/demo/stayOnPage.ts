/**
 * Keeps the page while a check presses what is on it. In a demo a router holds its links. One that has been taken off the page since the
 * check found it has no router any more, and a browser follows it all the same.
 *
 * @returns a function that ends it
 */
export function stayOnPage(): () => void {
  // Older browsers do not tell before they leave.
  if (!('navigation' in window)) return () => undefined
  const controller = new AbortController()
  navigation.addEventListener('navigate', (event) => stay(event), controller)
  return () => controller.abort()
}

function stay(event: NavigateEvent): void {
  const leaves = event.navigationType !== 'reload' && !event.destination.sameDocument
  if (leaves && !event.userInitiated && event.cancelable) event.preventDefault()
}
