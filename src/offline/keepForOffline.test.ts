import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepForOffline } from './keepForOffline.ts'

const worker = () => ({ postMessage: vi.fn() })
type Worker = ReturnType<typeof worker>

let registration: Record<'installing' | 'waiting' | 'active', Worker | null>
/** Another worker answers from now on. */
let changeController: () => void
/** What the page loads, as a browser's observer hears of it. */
let load: (name: string, initiatorType: string) => void

const listen = (_type: string, listener: () => void) => (changeController = listener)

beforeEach(() => {
  vi.useFakeTimers()
  registration = { installing: null, waiting: null, active: worker() }
  const register = () => Promise.resolve(registration)
  vi.stubGlobal('navigator', { serviceWorker: { register, addEventListener: listen } })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('parent', globalThis)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(hear: (list: { getEntries: () => unknown[] }) => void) {
        load = (name, initiatorType) => hear({ getEntries: () => [{ name, initiatorType }] })
      }
      observe = () => undefined
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const urlsOf = (asked: Worker | null) =>
  asked?.postMessage.mock.calls.map(([message]) => (message as { urls: string[] }).urls)

/** A page begins to be kept once it has come. */
async function begin(): Promise<void> {
  keepForOffline('worker.js')
  await vi.advanceTimersByTimeAsync(4000)
}

describe('keepForOffline', () => {
  it('asks after a silence, for all that was loaded', async () => {
    await begin()
    load('a.js', 'script')
    await vi.advanceTimersByTimeAsync(2000)
    load('b.css', 'link')
    await vi.advanceTimersByTimeAsync(2000)
    expect(urlsOf(registration.active)).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(urlsOf(registration.active)).toEqual([['a.js', 'b.css']])
  })

  it('asks again for what is loaded later', async () => {
    await begin()
    await vi.advanceTimersByTimeAsync(3000)
    load('later.js', 'script')
    await vi.advanceTimersByTimeAsync(3000)
    expect(urlsOf(registration.active)).toEqual([[], ['later.js']])
  })

  it('is not put off by the requests of code', async () => {
    await begin()
    await vi.advanceTimersByTimeAsync(2000)
    load('api/app/posts', 'fetch')
    await vi.advanceTimersByTimeAsync(1000)
    expect(urlsOf(registration.active)).toHaveLength(1)
  })

  it('asks the worker of the newest build, and again when that takes over', async () => {
    await begin()
    await vi.advanceTimersByTimeAsync(3000)
    const { active } = registration
    registration = { installing: null, waiting: worker(), active }
    changeController()
    await vi.advanceTimersByTimeAsync(3000)
    expect(urlsOf(registration.waiting)).toHaveLength(1)
    expect(urlsOf(active)).toHaveLength(1)
  })

  it.each([
    ['without service workers', {}],
    ['where data is saved', { serviceWorker: {}, connection: { saveData: true } }],
  ])('keeps nothing %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    await begin()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(urlsOf(registration.active)).toEqual([])
  })

  it('says nothing where the browser refuses workers', async () => {
    const refuse = vi.fn(() => Promise.reject(new DOMException('Cookies are blocked.', 'SecurityError')))
    vi.stubGlobal('navigator', { serviceWorker: { register: refuse, addEventListener: listen } })
    await begin()
    await vi.advanceTimersByTimeAsync(10_000)
    // A rejection that nobody handles fails the run.
    expect(refuse).toHaveBeenCalledOnce()
  })
})
