import { describe, expect, it } from 'vitest'
import { AnswerMistake, lineInModule, placed, mistakeOf } from './run/mistake.ts'
import { closest } from './run/modules.ts'
import { verdictOf } from './verdictOf.ts'
import { NOT_CAUGHT_NAME } from '#course/demo/liveStory.tsx'

const failed = (error: Error) =>
  verdictOf(
    { is: 'failed', steps: [], step: 'all posts come', reason: 'Unable to find a list', error },
    undefined,
  ).text

const sentence = (error: unknown) => mistakeOf(error).sentence

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
    expect(failed(named(NOT_CAUGHT_NAME, 'offline'))).toBe('Not yet. An error was not caught: offline')
  })
})

describe('the words of a verdict', () => {
  const step = undefined

  it('say nothing before the check, and what goes on during it', () => {
    expect(verdictOf({ is: 'none' }, undefined)).toEqual({ tone: 'none', text: '' })
    const running = verdictOf({ is: 'running', steps: [] }, undefined)
    expect(running).toEqual({ tone: 'none', text: 'The check is using your page …' })
  })

  it('have the tone of what they say', () => {
    expect(verdictOf({ is: 'passed', steps: [] }, undefined).tone).toBe('good')
    expect(verdictOf({ is: 'none' }, 'Unexpected token').tone).toBe('bad')
    const error = named('NotYet', 'No request has left.')
    expect(verdictOf({ is: 'failed', steps: [], step, reason: '', error }, undefined).tone).toBe('bad')
  })

  it('are the reason alone where the check failed before its first step', () => {
    const failure = { is: 'failed' as const, steps: [], step, reason: 'Unable to find a list' }
    for (const error of ['no error', null])
      expect(verdictOf({ ...failure, error }, undefined).text).toBe('Not yet. Unable to find a list')
  })
})

describe('an error of an answer', () => {
  const address = 'blob:http://localhost/1'
  const thrown = (message: string, error: Error = new Error(message)) =>
    Object.assign(error, { stack: `Error: ${message}\n at Posts (${address}:18:3)\n at react.js:1:2` })

  it("names the line of the learner's code", () => {
    expect(placed(mistakeOf(thrown('no'), address))).toBe('Line 18: Your code threw: no')
    expect(placed(mistakeOf(thrown('no'), 'blob:other'))).toBe('Your code threw: no')
  })

  it('names line and column where the code cannot be read', () => {
    const mistake = mistakeOf(new AnswerMistake('Unexpected token', { line: 18, column: 3 }))
    expect(placed(mistake)).toBe('Line 18, column 3: Unexpected token')
    expect(placed({ sentence: 'Unexpected token', line: 18 })).toBe('Line 18: Unexpected token')
  })

  it('has no line where it arose elsewhere, or is no error', () => {
    expect(lineInModule(thrown('no'), '')).toBeUndefined()
    expect(lineInModule('no', address)).toBeUndefined()
    expect(lineInModule(Object.assign(new Error('no'), { stack: undefined }), address)).toBeUndefined()
    expect(lineInModule(Object.assign(new Error('no'), { stack: `at ${address}` }), address)).toBeUndefined()
    expect(lineInModule(Object.assign(new Error('no'), { stack: `${address}:7:1` }), address)).toBe(7)
    expect(sentence('a text')).toBe('Your code threw: a text')
  })

  it('may be a Response, which only a router can read', () => {
    expect(sentence(new Response(null, { status: 302 }))).toBe(
      'Your code threw a Response, such as `redirect` makes. Only a loader or an action of the router may throw one: in a component, return `<Navigate>` or call `navigate`.',
    )
  })

  it('is told as it is where nobody knows more', () => {
    expect(sentence(new Error('Minified React error #999; visit https://react.dev'))).toBe(
      'React stopped with its error 999, which https://react.dev/errors/999 explains.',
    )
    expect(sentence(new RangeError('Invalid array length'))).toBe('Your code threw: Invalid array length')
    expect(sentence(new Error('Maximum call stack size exceeded'))).toMatch(/^Your code threw/)
    expect(sentence(new RangeError('too much recursion'))).toMatch(/calls itself/)
    expect(sentence(new ReferenceError('Cannot access a before initialization'))).toMatch(/^Your code threw/)
    expect(sentence(new Error('a is not defined'))).toBe('Your code threw: a is not defined')
  })

  it('says in words what React says in numbers, and what never ends', () => {
    expect(sentence(new Error('Minified React error #301; visit https://react.dev'))).toMatch(
      /sets state while it renders/,
    )
    expect(sentence(new RangeError('Maximum call stack size exceeded'))).toMatch(/calls itself/)
    expect(sentence(new ReferenceError('useQuery is not defined'))).toBe(
      'useQuery is not defined. Check its spelling, and that it is imported at the top of the file or declared where you use it.',
    )
  })

  it.each([
    [60, /both children and/],
    [61, /takes an object/],
    [137, /has no children/],
    [460, /^`use` stands in a `try`/],
    [483, /is an async function/],
  ])('has words for number %i', (number, words) => {
    expect(sentence(new Error(`Minified React error #${number}; visit https://react.dev`))).toMatch(words)
  })
})

describe('the closest word', () => {
  it('is what was meant, if anything was', () => {
    const names = ['useQuery', 'useMutation', 'queryOptions']
    expect(closest('useQeury', names)).toBe('useQuery')
    expect(closest('usequery', names)).toBe('useQuery')
    expect(closest('useStore', names)).toBeUndefined()
  })

  it('may lack characters, or have too many', () => {
    expect(closest('useQery', ['useQuery'])).toBe('useQuery')
    expect(closest('useQuueryy', ['useQuery'])).toBe('useQuery')
    expect(closest('', ['a'])).toBeUndefined()
    for (const word of ['xabc', 'abxc', 'abcx', 'bc', 'ac', 'ab']) expect(closest('abc', [word])).toBe(word)
    for (const word of ['xyabc', 'abcxy', 'c', 'a']) expect(closest('abc', [word])).toBeUndefined()
    expect(closest('xxxxquery', ['query'])).toBeUndefined()
    expect(closest('queryxxxx', ['query'])).toBeUndefined()
    expect(closest('xxxxxxxxx', ['ab'])).toBeUndefined()
  })
})
