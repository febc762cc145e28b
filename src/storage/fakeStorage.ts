import { onTestFinished, vi } from 'vitest'

/** What no store can read, whatever it keeps: no JSON, no envelope, or no state in it. */
export const unreadable = [
  '',
  'text',
  '{"state":',
  'null',
  '42',
  '"text"',
  '[]',
  '{}',
  '{"state":null,"version":0}',
  '{"state":"text","version":0}',
  '{"state":{"of":"an older shape"},"version":3}',
]

/** Replaces local storage by one in memory, for one test; its methods can be broken ones. Returns its contents. */
export function stubStorage(
  content: Record<string, string> = {},
  broken: Partial<Storage> = {},
): Map<string, string> {
  const items = new Map(Object.entries(content))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    ...broken,
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return items
}

/** Makes even a look at local storage throw, for one test. */
export function forbidStorage(): void {
  Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'localStorage'))
}

/** What a method does whose storage is full or blocked. */
export function refuse(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

/** Fails the test at its end if anything was written to the console. */
export function expectQuietConsole(): void {
  const written: unknown[] = []
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void written.push(words))
  onTestFinished(() => {
    vi.restoreAllMocks()
    if (written.length > 0) throw new Error(`The console was written to: ${String(written[0])}`)
  })
}
