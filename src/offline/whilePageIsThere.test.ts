import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOOKS_EVERY_MS, whilePageIsThere } from './whilePageIsThere.ts'

const never = new Promise<Response>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an answer arrives as it is, and nothing goes on looking', async () => {
  const isThere = vi.fn(() => Promise.resolve(true))
  const answer = Response.json({ id: 1 })
  await expect(whilePageIsThere(Promise.resolve(answer), isThere)).resolves.toBe(answer)
  expect(vi.getTimerCount()).toBe(0)
})

test('an answer that fails, fails as it is, and nothing goes on looking', async () => {
  const reason = new TypeError('Failed to fetch')
  await expect(whilePageIsThere(Promise.reject(reason), () => Promise.resolve(true))).rejects.toBe(reason)
  expect(vi.getTimerCount()).toBe(0)
})

test('without an answer it waits as long as the page is there, and ends with a network error', async () => {
  let isThere = true
  const ended = vi.fn()
  const wait = whilePageIsThere(never, () => Promise.resolve(isThere)).then((response) => {
    ended()
    return response
  })
  await vi.advanceTimersByTimeAsync(LOOKS_EVERY_MS * 60)
  expect(ended).not.toHaveBeenCalled()
  isThere = false
  await vi.advanceTimersByTimeAsync(LOOKS_EVERY_MS)
  expect((await wait).type).toBe('error')
  expect(vi.getTimerCount()).toBe(0)
})

test('whoever is not found from the beginning gets the answer, however late', async () => {
  const answer = Response.json({ id: 1 })
  const late = new Promise<Response>((resolve) => void setTimeout(resolve, LOOKS_EVERY_MS * 10, answer))
  const wait = whilePageIsThere(late, () => Promise.resolve(false))
  await vi.advanceTimersByTimeAsync(LOOKS_EVERY_MS * 10)
  await expect(wait).resolves.toBe(answer)
  expect(vi.getTimerCount()).toBe(0)
})
