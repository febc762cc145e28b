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
    if (failed.has(load) && wasPressed() && (await canBeFetched(String(error)))) {
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

/** Whether the file can be fetched that an import's error names. WebKit's names none, and imports again. */
async function canBeFetched(error: string): Promise<boolean> {
  const [address] = /https?:\S+/.exec(error) ?? []
  try {
    return address !== undefined && (await fetch(address, { cache: 'reload' })).ok
  } catch {
    return false
  }
}
