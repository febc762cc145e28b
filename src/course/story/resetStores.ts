import { useCartStore } from '#features/cart/cartStore.ts'
import { useCounterStore } from '#features/counter/counterStore.ts'
import { useNotificationStore } from '#features/notifications/notificationStore.ts'
import { useThemeStore } from '#features/theme/themeStore.ts'
import { useUserStore } from '#features/user/userStore.ts'
import { themeOf } from '#course/look/globals.ts'
import { pageRecorder } from '#lab/actions/pageRecorder.ts'
import type { ThemeName } from '#ui/palettes.ts'
import type { StageContext } from '#course/world/stageContext.ts'

const storedKeys = ['user-storage', 'cart-storage', 'theme-storage', 'user', 'theme', 'demo-name']

/**
 * Stores in their initial state, with the toolbar's theme, empty storage and an empty action log, before a story and after it: the stores are single
 * ones, as the lessons teach them, so what one story leaves would be there in the next. On a docs page they stay as the learner
 * left them, also over a reload; a check there begins with them reset, and the page brings back what they held. For `beforeEach`.
 */
export function resetStores({ viewMode, globals, stage }: StoryPlace): (() => void) | undefined {
  const reset = () => resetTo(themeOf(globals))
  if (viewMode !== 'docs') {
    reset()
    return reset
  }
  if (stage?.isCheck === true) reset()
  return undefined
}

interface StoryPlace {
  viewMode: string
  stage?: StageContext | undefined
  globals: Record<string, unknown>
}

function resetTo(theme: ThemeName): void {
  useCartStore.setState(useCartStore.getInitialState(), true, 'reset')
  useCounterStore.setState(useCounterStore.getInitialState(), true, 'reset')
  useNotificationStore.setState(useNotificationStore.getInitialState(), true, 'reset')
  useThemeStore.setState({ ...useThemeStore.getInitialState(), theme }, true, 'reset')
  useUserStore.setState(useUserStore.getInitialState(), true, 'reset')
  for (const key of storedKeys) localStorage.removeItem(key)
  pageRecorder?.clear()
}

/** For `beforeEach`: removes keys from local storage. Returns a function that removes them again. */
export function withoutStored(...keys: readonly string[]): () => void {
  const remove = () => {
    for (const key of keys) localStorage.removeItem(key)
  }
  remove()
  return remove
}

/** Writes to storage as another tab would: the value changes, and this page gets an event. */
export function storeInAnotherTab(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  localStorage.setItem(key, text)
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}
