import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepForOffline } from './keepForOffline.ts'
import { keepWhenIdle } from './keepWhenIdle.ts'

vi.mock(import('./keepForOffline.ts'), () => ({ keepForOffline: vi.fn() }))

/** A page in a browser of that kind. Returns what says that the page has loaded. */
function open(navigator: object, readyState: DocumentReadyState = 'loading'): () => void {
  const onLoad = new EventTarget()
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('document', { readyState })
  vi.stubGlobal('addEventListener', onLoad.addEventListener.bind(onLoad))
  vi.stubGlobal('window', { requestIdleCallback: () => undefined })
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  return () => void onLoad.dispatchEvent(new Event('load'))
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(keepForOffline).mockClear()
})

describe('keepWhenIdle', () => {
  it('begins when the page has loaded', async () => {
    const load = open({ serviceWorker: {} })
    keepWhenIdle('worker.js')
    await vi.dynamicImportSettled()
    expect(keepForOffline).not.toHaveBeenCalled()
    load()
    await vi.waitFor(() => expect(keepForOffline).toHaveBeenCalledWith('worker.js'))
  })

  it('begins in a page that has loaded', async () => {
    open({ serviceWorker: {} }, 'complete')
    keepWhenIdle('worker.js')
    await vi.waitFor(() => expect(keepForOffline).toHaveBeenCalledWith('worker.js'))
  })

  it.each([
    ['without service workers', {}],
    ['where data is saved', { serviceWorker: {}, connection: { saveData: true } }],
  ])('keeps nothing %s', async (_, navigator) => {
    open(navigator, 'complete')
    keepWhenIdle('worker.js')
    await vi.dynamicImportSettled()
    expect(keepForOffline).not.toHaveBeenCalled()
  })
})
