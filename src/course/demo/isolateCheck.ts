import { useCartStore } from '#features/cart/cartStore.ts'
import { useCounterStore } from '#features/counter/counterStore.ts'
import { useNotificationStore } from '#features/notifications/notificationStore.ts'
import { useThemeStore } from '#features/theme/themeStore.ts'
import { useUserStore } from '#features/user/userStore.ts'
import { followTabs } from '#storage/followTabs.ts'
import { borrowStorage } from '#course/learner/demoStorage.ts'

/** The stores follow other tabs, as they do in the app (behaviour §10.11). */
let stopFollowing = followTabs()

const nothing = (): void => undefined
let running = 0
let putBack = nothing

/**
 * Gives the checks that run at one time storage of their own, and notes what the stores hold, which are single ones and belong to the
 * learner, too. Meanwhile the page is neither left nor scrolled. Returns how to put everything back, which happens when the last of them has ended.
 */
export function isolateCheck(): () => void {
  if (running === 0) putBack = isolate()
  running += 1
  return () => {
    running -= 1
    if (running > 0) return
    putBack()
    // The signal that it aborts keeps a stack, and with it the check: demos of a page that was left would stay in memory.
    putBack = nothing
  }
}

function isolate(): () => void {
  const [cart, counter, notifications, theme, user] = [
    useCartStore.getState(),
    useCounterStore.getState(),
    useNotificationStore.getState(),
    useThemeStore.getState(),
    useUserStore.getState(),
  ]
  // The storage that is given back reports changes, too, and may hold older values than the stores.
  stopFollowing()
  const giveBack = borrowStorage()
  const mayLeave = stayOnPage()
  const mayScroll = stayInPlace()
  return () => {
    mayLeave()
    mayScroll()
    useCartStore.setState(cart, true, 'as before the check')
    useCounterStore.setState(counter, true, 'as before the check')
    useNotificationStore.setState(notifications, true, 'as before the check')
    useThemeStore.setState(theme, true, 'as before the check')
    useUserStore.setState(user, true, 'as before the check')
    // Called last, because setting the stores writes to the check's storage.
    giveBack()
    stopFollowing = followTabs()
  }
}

/**
 * Keeps what is on the screen there while a check moves the focus. Browsers scroll to what gets it, and would take a reader away from what
 * they have just pressed.
 *
 * @returns a function that ends it
 */
function stayInPlace(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on each element
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(this: HTMLElement, options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  return () => {
    HTMLElement.prototype.focus = focus
  }
}

/**
 * Keeps the page while a check presses what is on it. In a demo a router holds its links. One that has been taken off the page since the
 * check found it has no router any more, and a browser follows it all the same.
 *
 * @returns a function that ends it
 */
function stayOnPage(): () => void {
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
