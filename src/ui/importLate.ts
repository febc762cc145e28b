import { lateFile } from './lateFile.ts'

/** Whose code has not come when it was asked for. */
const failed = new WeakSet<() => unknown>()

/**
 * Imports code that comes later than the page. Firefox, and Chromium since 150, keep a failed import for as long as the page lives: asked
 * again, they fetch nothing. So where it fails again and its file can be fetched, the page is loaded anew, and the promise stays open. Only
 * right after a press: what asks by itself could load the page anew for ever.
 *
 * @param load the same function each time
 * @param beforeReload puts into the address what is not to be lost
 * @throws what the import threw
 */
export async function importLate<T>(load: () => Promise<T>, beforeReload?: () => void): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (failed.has(load) && wasPressed() && (await lateFile(error)) === 'there') {
      beforeReload?.()
      location.reload()
      return await new Promise<never>(() => undefined)
    }
    failed.add(load)
    throw error
  }
}

/** Old browsers do not tell. */
function wasPressed(): boolean {
  return (navigator as Partial<Navigator>).userActivation?.isActive ?? true
}
