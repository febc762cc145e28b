import { beforeEach, describe, expect, it, vi } from 'vitest'

/** What storage holds on the real origin. */
let stored: Map<string, string>

/** The modules of a page that has this storage. */
async function openPage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', vi.fn<() => void>())
  vi.stubGlobal('dispatchEvent', vi.fn<() => void>())
  vi.stubGlobal('StorageEvent', Event)
  return {
    ...(await import('./work.ts')),
    ...(await import('./demoStorage.ts')),
  }
}

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const key = 'catalogue:exercise:basic-query/the-missing-key'
const id = 'basic-query/the-missing-key'

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

beforeEach(() => {
  stored = new Map()
})

describe("a learner's work", () => {
  it('is kept with the starting point that it began from, and with what was reset', async () => {
    const { keepWork, readWork } = await openPage(storage)
    keepWork(id, { of: 'start', code: 'mine', before: 'earlier' })
    expect(JSON.parse(stored.get(key) ?? '')).toEqual({ of: 'start', code: 'mine', before: 'earlier' })
    expect(readWork(id)).toEqual({ of: 'start', code: 'mine', before: 'earlier' })
  })

  it('takes no room while there is none', async () => {
    const { keepWork, readWork } = await openPage(storage)
    keepWork(id, { of: 'start', code: 'mine' })
    keepWork(id, { of: 'start', code: 'start' })
    expect(stored.size).toBe(0)
    expect(readWork(id)).toBeUndefined()
  })

  it('of all exercises is found by their ids, and nothing else is taken for work', async () => {
    // As in a browser, its keys are its properties.
    const ownKeys = () => [...stored.keys()]
    const { keepWork, readAllWork } = await openPage(
      new Proxy(storage, { ownKeys, getOwnPropertyDescriptor: anyProperty }),
    )
    keepWork(id, { of: 'start', code: 'mine' })
    keepWork('pagination/stop', { of: 'start', code: 'also mine' })
    stored.set('catalogue:exercise:pagination/broken', '{')
    stored.set('catalogue:cart-storage', '{"of":"a","code":"b"}')
    stored.set('exercise:not/prefixed', '{"of":"a","code":"b"}')
    expect(readAllWork()).toEqual({
      [id]: { of: 'start', code: 'mine' },
      'pagination/stop': { of: 'start', code: 'also mine' },
    })
  })

  it('is no business of a check that plays meanwhile', async () => {
    const { borrowStorage, keepWork, readWork } = await openPage(storage)
    const giveBack = borrowStorage()
    keepWork(id, { of: 'start', code: 'mine' })
    giveBack()
    expect(readWork(id)?.code).toBe('mine')
  })

  it.each(['{', '[]', '{"of":1,"code":2}', '"code"', 'null'])('is none where %j is stored', async (text) => {
    stored.set(key, text)
    const { readWork } = await openPage(storage)
    expect(readWork(id)).toBeUndefined()
  })

  it('is in memory where storage is full or blocked', async () => {
    const { keepWork, readWork } = await openPage({ getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(readWork(id)).toBeUndefined()
    keepWork(id, { of: 'start', code: 'mine' })
    expect(readWork(id)?.code).toBe('mine')
  })
})

describe('work from a file', () => {
  const theirs = { of: 'start', code: 'theirs' }

  it('is kept where the learner has written nothing', async () => {
    const { importWork, keepWork, readWork } = await openPage(storage)
    keepWork('a/reset', { of: 'start', code: 'start', before: 'earlier' })
    expect(importWork({ [id]: theirs, 'a/reset': theirs })).toEqual({ own: [], lost: 0 })
    expect(readWork(id)).toEqual(theirs)
    expect(readWork('a/reset')).toEqual({ ...theirs, before: 'earlier' })
  })

  it('never replaces code of the learner, and tells where they have other code', async () => {
    const { importWork, keepWork, readWork } = await openPage(storage)
    keepWork(id, { of: 'start', code: 'mine' })
    keepWork('a/same', { of: 'start', code: 'theirs', before: 'earlier' })
    expect(importWork({ [id]: theirs, 'a/same': theirs })).toEqual({ own: [id], lost: 0 })
    expect(readWork(id)).toEqual({ of: 'start', code: 'mine' })
    expect(readWork('a/same')).toEqual({ ...theirs, before: 'earlier' })
  })

  it('that cannot be kept is counted', async () => {
    const { importWork } = await openPage({ ...storage, setItem: refuse })
    expect(importWork({ [id]: theirs }).lost).toBe(1)
  })
})

it('the first exercise that is solved asks the browser to keep what is here', async () => {
  const persist = vi.fn<() => Promise<boolean>>()
  vi.stubGlobal('navigator', { storage: { persist } })
  await openPage(storage)
  const { recordSolved } = await import('./learnerProgress.ts')
  recordSolved(id)
  recordSolved('another')
  expect(persist).toHaveBeenCalledTimes(1)
})

function anyProperty() {
  return { enumerable: true, configurable: true }
}
