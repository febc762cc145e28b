import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchTimers } from './watchTimers.ts'

let now = 'kept'
const watch = () =>
  watchTimers(
    () => now,
    (origin) => origin === 'void',
  )

beforeEach(() => {
  vi.useFakeTimers()
  now = 'kept'
})
afterEach(() => vi.useRealTimers())

it('each timer is judged by its own origin, also one that is due right after a void one', async () => {
  const timers = watch()
  const seen: [name: string, isVoid: boolean][] = []
  const start = (name: string, ms: number) => {
    now = name
    setTimeout(() => {
      seen.push([name, timers.isVoid()])
      void Promise.resolve().then(() => seen.push([`${name}, later`, timers.isVoid()]))
    }, ms)
  }
  start('void', 50)
  start('kept', 50)
  start('kept', 51)
  start('void', 52)
  await vi.advanceTimersByTimeAsync(100)
  expect(seen).toEqual([
    ['void', true],
    ['void, later', true],
    ['kept', false],
    ['kept, later', false],
    ['kept', false],
    ['kept, later', false],
    ['void', true],
    ['void, later', true],
  ])
  timers.stop()
})

it('what is no timer is not void once the void one is over', async () => {
  const timers = watch()
  now = 'void'
  setTimeout(() => {}, 50)
  await vi.advanceTimersByTimeAsync(52)
  expect(timers.isVoid()).toBe(false)
  timers.stop()
})

it('many who watch and stop, in any order, leave the own setTimeout behind', () => {
  const own = globalThis.setTimeout
  for (let cycle = 0; cycle < 3; cycle += 1) {
    const [first, second] = [watch(), watch()]
    first.stop()
    expect(globalThis.setTimeout).not.toBe(own)
    second.stop()
    expect(globalThis.setTimeout).toBe(own)
  }
})

it('one that stops does not end the watch of another', async () => {
  const [first, second] = [watch(), watch()]
  let seen: boolean[] = []
  now = 'void'
  setTimeout(() => (seen = [first.isVoid(), second.isVoid()]), 50)
  first.stop()
  await vi.advanceTimersByTimeAsync(50)
  expect(seen).toEqual([false, true])
  second.stop()
})

it('a setTimeout that somebody else has put in place since stays', () => {
  const own = globalThis.setTimeout
  const timers = watch()
  const theirs = Object.assign((...args: Parameters<typeof own>) => own(...args), own)
  globalThis.setTimeout = theirs
  timers.stop()
  expect(globalThis.setTimeout).toBe(theirs)
  const next = watch()
  next.stop()
  expect(globalThis.setTimeout).toBe(theirs)
  globalThis.setTimeout = own
})
