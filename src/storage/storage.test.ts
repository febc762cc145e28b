import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refuse, stubStorage } from './fakeStorage.ts'
import { readStored, readText, safeStorage, subscribe, writeStored } from './storage.ts'

const Name = v.object({ name: v.string() })

afterEach(() => void vi.unstubAllGlobals())

describe('reading', () => {
  it('gives what was stored', () => {
    stubStorage({ who: '{"name":"Ada"}' })
    expect(readStored('who', Name)).toEqual({ name: 'Ada' })
  })

  it.each(['', '{', 'undefined', 'null', '[]', '"Ada"', '{"name":7}', '{"nom":"Ada"}'])(
    'takes %s for nothing',
    (text) => {
      stubStorage({ who: text })
      expect(readStored('who', Name)).toBeUndefined()
    },
  )

  it('gives nothing where storage is blocked', () => {
    vi.stubGlobal('localStorage', { getItem: refuse })
    expect(readStored('who', Name)).toBeUndefined()
  })
})

describe('writing', () => {
  it('keeps the value as JSON, and other keys as they are', () => {
    const items = stubStorage({ other: 'text' })
    writeStored('who', { name: 'Ada' })
    expect(Object.fromEntries(items)).toEqual({ other: 'text', who: '{"name":"Ada"}' })
  })

  it('removes the key for undefined', () => {
    const items = stubStorage({ who: '1' })
    writeStored('who', undefined)
    expect(items.has('who')).toBe(false)
  })
})

describe('following a key', () => {
  it('hears of what this document writes under it, and of nothing else', () => {
    stubTabs()
    stubStorage()
    const heard: (string | null)[] = []
    const stop = subscribe('who', () => heard.push(readText('who')))
    writeStored('who', 'Ada')
    writeStored('other', 'Grace')
    writeStored('who', undefined)
    stop()
    writeStored('who', 'Alan')
    expect(heard).toEqual(['"Ada"', null])
  })

  it('hears of what another tab writes, breaks and removes', () => {
    const tellTabs = stubTabs()
    const items = stubStorage({ who: '"Ada"' })
    const heard: (string | null)[] = []
    subscribe('who', () => heard.push(readText('who')))
    items.set('who', '"Grace"')
    tellTabs('who')
    tellTabs('other')
    items.set('who', '{')
    tellTabs('who')
    items.clear()
    tellTabs(null)
    expect(heard).toEqual(['"Grace"', null, null])
  })

  it('hears of what another tab wrote while the page was in the browser’s cache', () => {
    stubTabs()
    const items = stubStorage({ who: '"Ada"' })
    const heard: (string | null)[] = []
    const stop = subscribe('who', () => heard.push(readText('who')))
    items.set('who', '"Grace"')
    dispatchEvent(new Event('pageshow'))
    stop()
    dispatchEvent(new Event('pageshow'))
    expect(heard).toEqual(['"Grace"'])
  })

  it('hears of what cannot be written, until another tab writes', () => {
    const tellTabs = stubTabs()
    const items = stubStorage({ who: '"Ada"' })
    vi.stubGlobal('localStorage', { ...localStorage, setItem: refuse })
    const heard: (string | null)[] = []
    subscribe('who', () => heard.push(readText('who')))
    writeStored('who', 'Grace')
    items.set('who', '"Alan"')
    tellTabs('who')
    expect(heard).toEqual(['"Grace"', '"Alan"'])
  })
})

describe('the storage for stores', () => {
  it('hides text that is not JSON, which a store would warn about', () => {
    stubStorage({ who: 'oops' })
    expect(safeStorage.getItem('who')).toBeNull()
  })
})

/** Stubs the page's events. Returns a function that dispatches a storage event as another tab would. */
function stubTabs(): (key: string | null) => void {
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  return (key) => dispatchEvent(Object.assign(new Event('storage'), { key }))
}
