import { useCartStore } from '#features/cart/cartStore.ts'
import { useCounterStore } from '#features/counter/counterStore.ts'
import { useNotificationStore } from '#features/notifications/notificationStore.ts'
import { useThemeStore } from '#features/theme/themeStore.ts'
import { useUserStore } from '#features/user/userStore.ts'
import { followTabs } from '#storage/followTabs.ts'
import { borrowStorage } from '#course/learner/demoStorage.ts'
import { stayInPlace } from './stayInPlace.ts'
import { stayOnPage } from './stayOnPage.ts'

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
  // The storage that is given back tells of changes, too, and what it holds may be older than the stores.
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
