import { describe, expect, it } from 'vitest'
import { noProgress } from '#progress/progress.ts'
import type { Progress } from '#progress/progress.ts'
import { readProgressFile, writeProgressFile } from './progressFile.ts'

const progress: Progress = {
  solved: ['basic-query/the-lie'],
  ticked: ['basic-query--ready#1a2b'],
  predictions: { 'basic-query/stale': { said: 1, measured: 0 } },
  read: ['overview'],
  last: 'pagination',
}
const work = {
  'basic-query/the-lie': { of: 'start', code: 'mine' },
  'pagination/stop': { of: 'start', code: 'mine', before: 'earlier' },
}

describe('a file of progress', () => {
  it('brings back what was done and what was written', () => {
    expect(readProgressFile(writeProgressFile({ progress, work }))).toEqual({ progress, work, unreadable: 0 })
  })

  it('of an earlier edition, without code, brings back the rest', () => {
    const { ticked: _ticked, ...earlier } = progress
    expect(readProgressFile(JSON.stringify({ kind: 'react-query-course', progress: earlier }))).toEqual({
      progress: { ...progress, ticked: [] },
      work: {},
      unreadable: 0,
    })
  })

  it.each([
    ['a text', 1],
    [[], 1],
    [{ 'a/b': 7, 'a/c': { of: 'start' }, 'a/d': { of: 'start', code: 'mine' } }, 2],
    [{ 'another-key': { of: 'start', code: 'mine' }, 'a/d': { of: 'start', code: 'mine' } }, 1],
  ])('with code that is %j leaves out what is unusable, and says how much', (code, unreadable) => {
    const read = readProgressFile(JSON.stringify({ kind: 'react-query-course', progress: {}, code }))
    expect(read).toEqual({
      progress: noProgress,
      work: typeof code === 'object' && 'a/d' in code ? { 'a/d': { of: 'start', code: 'mine' } } : {},
      unreadable,
    })
  })

  it.each([
    ['  ', 'This file is empty.'],
    ['{"kind":', 'This file cannot be read: it is not JSON, or a part of it is missing.'],
    ['[]', 'This file holds no progress of this course. Choose one that “Export” has made.'],
    ['{"progress":{}}', 'This file holds no progress of this course. Choose one that “Export” has made.'],
  ])('that is %s says what is wrong with it', (text, problem) => {
    expect(readProgressFile(text)).toEqual({ problem })
  })
})
