import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepForOffline } from './keepForOffline.ts'
import { keepLater } from './keepLater.ts'

vi.mock(import('./keepForOffline.ts'), () => ({ keepForOffline: vi.fn() }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a page begins to be kept once it has come', async () => {
  keepLater('worker.js')
  await vi.advanceTimersByTimeAsync(3000)
  expect(keepForOffline).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(keepForOffline).toHaveBeenCalledExactlyOnceWith('worker.js')
})
