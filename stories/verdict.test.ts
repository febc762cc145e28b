import { describe, expect, it } from 'vitest'
import { closest } from '#storybook/exercise/closest.ts'
import { placed, problemOf } from '#storybook/exercise/problem.ts'
import { verdictOf } from '#storybook/exercise/verdictOf.ts'
import { NOT_CAUGHT_NAME } from '#storybook/liveStory.ts'

const failed = (error: Error) =>
  verdictOf(
    { is: 'failed', steps: [], step: 'all posts come', reason: 'Unable to find a list', error },
    undefined,
  ).text

const sentence = (error: unknown) => problemOf(error).sentence

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

describe('a verdict', () => {
  it('begins with Solved or Not yet', () => {
    expect(verdictOf({ is: 'passed', steps: [] }, undefined).text).toMatch(/^Solved/)
    expect(verdictOf({ is: 'none' }, 'Line 3: Unexpected token').text).toBe(
      'Not yet. Line 3: Unexpected token',
    )
  })

  it("is the grader's sentence, in full", () => {
    const long = 'Which value does the query function read? '.repeat(20)
    expect(failed(named('NotYet', long))).toBe(`Not yet. ${long}`)
  })

  it('names the step where the page lacks what the grader uses, and an error that nobody has caught', () => {
    expect(failed(named('TestingLibraryElementError', 'long'))).toBe(
      'Not yet. At “all posts come”: Unable to find a list',
    )
    expect(failed(named(NOT_CAUGHT_NAME, 'offline'))).toBe('Not yet. An error was caught by nobody: offline')
  })
})

describe('an error of an answer', () => {
  const address = 'blob:http://localhost/1'
  const thrown = (message: string, error: Error = new Error(message)) =>
    Object.assign(error, { stack: `Error: ${message}\n at Posts (${address}:18:3)\n at react.js:1:2` })

  it("names the line of the learner's code", () => {
    expect(placed(problemOf(thrown('no'), address))).toBe('Line 18: Your code threw: no')
    expect(placed(problemOf(thrown('no'), 'blob:other'))).toBe('Your code threw: no')
  })

  it('says in words what React says in numbers, and what never ends', () => {
    expect(sentence(new Error('Minified React error #301; visit https://react.dev'))).toMatch(
      /sets state while it renders/,
    )
    expect(sentence(new RangeError('Maximum call stack size exceeded'))).toMatch(/calls itself/)
    expect(sentence(new ReferenceError('useQuery is not defined'))).toMatch(/Is it imported/)
  })
})

describe('the closest word', () => {
  it('is what was meant, if anything was', () => {
    const names = ['useQuery', 'useMutation', 'queryOptions']
    expect(closest('useQeury', names)).toBe('useQuery')
    expect(closest('usequery', names)).toBe('useQuery')
    expect(closest('useStore', names)).toBeUndefined()
  })
})
