import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noProgress } from './progress.ts'
import type { Progress } from './progress.ts'
import { PROGRESS_KEY } from './progressKey.ts'
import { progress } from './progressStore.ts'
import {
  lessonShortText,
  lessonState,
  lessonTally,
  lessonTallyText,
  lessonText,
  tallyOf,
  tallyText,
} from './tally.ts'

const some: Progress = {
  solved: ['basic-query/lie'],
  ticked: ['basic-query--ready#1a2b'],
  predictions: {
    'basic-query/stale': { said: 1, measured: 0, first: 2 },
    'pagination/next': { said: 'cancelled' },
  },
  read: ['overview'],
  last: 'pagination',
}

let items: Map<string, string>

beforeEach(() => {
  items = new Map([['cart-storage', '{}']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
})

afterEach(() => void vi.unstubAllGlobals())

describe('progress', () => {
  it('keeps what was done, each once, and no other key is touched', () => {
    progress.recordSolved('basic-query/lie')
    progress.recordSolved('basic-query/lie')
    progress.recordTicked(['basic-query--ready#1a2b'])
    progress.recordTicked(['basic-query--ready#1a2b'])
    progress.recordPrediction('basic-query/stale', { said: 2 })
    progress.recordPrediction('basic-query/stale', { said: 1, measured: 0 })
    progress.recordPrediction('pagination/next', { said: 'cancelled' })
    progress.recordRead('overview')
    progress.recordVisit('pagination')
    expect(progress.read()).toEqual(some)
    expect([...items.keys()]).toEqual(['cart-storage', PROGRESS_KEY])
  })

  it('adds to what another tab has written meanwhile', () => {
    progress.recordSolved('one/a')
    keep({ solved: ['one/a', 'one/b'] })
    progress.recordSolved('one/c')
    expect(progress.read().solved).toEqual(['one/a', 'one/b', 'one/c'])
  })

  it('writes nothing that is not new', () => {
    keep(some)
    const setItem = vi.spyOn(localStorage, 'setItem')
    progress.recordSolved('basic-query/lie')
    progress.recordTicked(some.ticked)
    progress.recordRead('overview')
    progress.recordVisit('pagination')
    expect(setItem).not.toHaveBeenCalled()
  })

  it.each(['', '{', 'null', '[]', '"done"', '7'])('takes %s for nothing, and starts anew', (text) => {
    items.set(PROGRESS_KEY, text)
    expect(progress.read()).toEqual(noProgress)
    progress.recordRead('overview')
    expect(progress.read().read).toEqual(['overview'])
  })

  it('leaves out what is unusable, and keeps the rest', () => {
    keep({
      solved: ['one/a', 7, null],
      // Earlier editions kept which question it was (`of`).
      predictions: { 'one/p': { said: 1, of: '1a2b' }, 'one/q': { measured: 2 }, 'one/r': 'yes' },
      read: 'overview',
      last: 3,
      streak: 12,
    })
    expect(progress.read()).toEqual({
      ...noProgress,
      solved: ['one/a'],
      predictions: { 'one/p': { said: 1 } },
    })
  })

  it('of an earlier edition, which knew no ticks, is read as it was', () => {
    const { ticked: _ticked, ...earlier } = some
    keep(earlier)
    expect(progress.read()).toEqual({ ...some, ticked: [] })
  })

  it('of an earlier edition, which kept ways, reasons and parts that were read, loses nothing else', () => {
    keep({
      ...some,
      way: 'effects',
      whys: { 'basic-query/stale': 'It is old.' },
      parts: ['pagination#recap'],
    })
    expect(progress.read()).toEqual(some)
    progress.recordSolved('one/a')
    expect(progress.read()).toEqual({ ...some, solved: [...some.solved, 'one/a'] })
  })

  it('keeps what was said first', () => {
    progress.recordPrediction('one/p', { said: 1 })
    progress.recordPrediction('one/p', { said: 2 })
    progress.recordPrediction('one/p', { said: 3, measured: 3 })
    expect(progress.read().predictions).toEqual({ 'one/p': { said: 3, measured: 3, first: 1 } })
    progress.recordPrediction('one/p', { said: 1 })
    expect(progress.read().predictions).toEqual({ 'one/p': { said: 1 } })
  })

  it('together with other progress has both; where both have answered, the other counts', () => {
    keep({
      ...noProgress,
      solved: ['one/a'],
      ticked: ['one--a#1'],
      predictions: { 'one/p': { said: 3 }, 'basic-query/stale': { said: 9, measured: 9 } },
      read: ['overview'],
      last: 'overview',
    })
    progress.add(some)
    expect(progress.read()).toEqual({
      solved: ['one/a', 'basic-query/lie'],
      ticked: ['one--a#1', 'basic-query--ready#1a2b'],
      predictions: { 'one/p': { said: 3 }, ...some.predictions },
      read: ['overview'],
      last: 'pagination',
    })
  })

  it.each(['getItem', 'setItem', 'removeItem'])('stays in memory where %s throws', (method) => {
    vi.stubGlobal('localStorage', {
      ...localStorage,
      [method]: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
    progress.recordSolved('one/a')
    expect(progress.read().solved).toEqual(['one/a'])
    progress.resetProgress()
    expect(progress.read()).toEqual(noProgress)
  })

  it('is gone after a reset', () => {
    keep(some)
    progress.resetProgress()
    expect(progress.read()).toEqual(noProgress)
    expect([...items.keys()]).toEqual(['cart-storage'])
  })
})

describe('the tally', () => {
  const ids = {
    exercises: ['basic-query/lie', 'basic-query/key'],
    predictions: ['basic-query/stale', 'pagination/next'],
  }

  it('counts what is solved, and what was said and measured', () => {
    expect(tallyOf(some, ids)).toEqual({ exercises: { done: 1, all: 2 }, predictions: { done: 1, all: 2 } })
  })

  it('says it in words, without what there is none of', () => {
    expect(tallyText(tallyOf(some, ids))).toBe('1 of 2 exercises · 1 of 2 predictions')
    expect(tallyText(tallyOf(some, { exercises: ['one/a'], predictions: [] }))).toBe('0 of 1 exercise')
  })
})

describe('a lesson', () => {
  const ids = { exercises: ['overview/zero'], predictions: ['overview/tiles'] }

  it.each([
    ['new', noProgress],
    ['new', { ...noProgress, solved: ['pagination/stop'], read: ['pagination'] }],
    ['begun', { ...noProgress, read: ['overview'] }],
    ['begun', { ...noProgress, solved: ['overview/zero'] }],
    ['begun', { ...noProgress, predictions: { 'overview/tiles': { said: 4, measured: 4 } } }],
    ['done', { ...noProgress, read: ['overview'], solved: ['overview/zero'] }],
  ])('is %s with %j', (state, made) => {
    expect(lessonState(made, 'overview', ids)).toBe(state)
  })

  it('says how far it is, once it has been begun', () => {
    const read = { ...noProgress, read: ['overview'] }
    expect(lessonText(noProgress, 'overview', ids)).toBe('')
    expect(lessonText(read, 'overview', ids)).toBe('Begun · 0 of 1 exercise · 0 of 1 prediction')
    expect(lessonText({ ...read, solved: ['overview/zero'] }, 'overview', ids)).toBe('✓ Done')
    expect(lessonShortText(noProgress, 'overview', ids)).toBe('')
    expect(lessonShortText(read, 'overview', ids)).toBe('1 of 3 done')
    expect(lessonShortText({ ...read, solved: ['overview/zero'] }, 'overview', ids)).toBe('✓ Done')
  })

  it('has reading among what is to be done', () => {
    expect(lessonTally({ ...noProgress, solved: ['overview/zero'] }, 'overview', ids)).toEqual({
      done: 1,
      all: 3,
    })
    expect(lessonTally({ ...noProgress, read: ['overview'] }, 'overview', ids).done).toBe(1)
    expect(lessonTallyText({ ...noProgress, read: ['overview'] }, 'overview', ids)).toBe(
      '1 of 3 done: exercises, predictions, and reading it',
    )
  })
})

function keep(stored: unknown): void {
  items.set(PROGRESS_KEY, JSON.stringify(stored))
}
