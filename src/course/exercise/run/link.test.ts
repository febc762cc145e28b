import { afterEach, expect, it, vi } from 'vitest'
import { link } from './link.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Node imports no blobs. The same text has an address here, too. */
function importByText(): void {
  class Parts {
    readonly text: string
    constructor(parts: readonly string[]) {
      this.text = parts.join('')
    }
  }
  vi.stubGlobal('Blob', Parts)
  vi.spyOn(URL, 'createObjectURL').mockImplementation(
    (parts) => `data:text/javascript,${encodeURIComponent((parts as unknown as Parts).text)}`,
  )
}

const linked = (code: string) => link(code, {}, { asked: ['answer'], onStopped: vi.fn<() => void>() })

it('waits for nothing any more once an answer has started, or has failed to', async () => {
  importByText()
  vi.useFakeTimers()
  expect((await linked('export const answer = 42')).exports['answer']).toBe(42)
  expect(vi.getTimerCount()).toBe(0)
  await expect(linked("throw new Error('no')")).rejects.toThrow('Your code threw: no')
  expect(vi.getTimerCount()).toBe(0)
})
