import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError, isTransient } from './ApiError.ts'

describe('ApiError', () => {
  it('is an Error with a sentence', () => {
    const error = new ApiError('network', 'The server could not be reached.')
    expect(error).toBeInstanceOf(Error)
    expect(error.message).toBe('The server could not be reached.')
  })

  it('goes by its own name', () => {
    expect(new ApiError('network', 'A sentence.').name).toBe('ApiError')
  })

  it('carries the status of the answer', () => {
    expect(new ApiError('status', 'A sentence.', { status: 404 }).status).toBe(404)
  })

  it('has no status when nothing answered', () => {
    expect(new ApiError('network', 'A sentence.').status).toBeUndefined()
  })

  it('keeps what caused it', () => {
    const cause = new TypeError('fetch failed')
    expect(new ApiError('network', 'A sentence.', { cause }).cause).toBe(cause)
  })
})

describe('isTransient', () => {
  it('is true for a network fault', () => {
    expect(isTransient(new ApiError('network', 'A sentence.'))).toBe(true)
  })

  it('is true for every 5xx', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 599 }), (status) => {
        expect(isTransient(new ApiError('status', 'A sentence.', { status }))).toBe(true)
      }),
    )
  })

  it('is false for every 4xx', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 499 }), (status) => {
        expect(isTransient(new ApiError('status', 'A sentence.', { status }))).toBe(false)
      }),
    )
  })

  it('is false for a timeout', () => {
    expect(isTransient(new ApiError('timeout', 'A sentence.'))).toBe(false)
  })

  it('is false for an answer that cannot be read', () => {
    expect(isTransient(new ApiError('unreadable', 'A sentence.', { status: 200 }))).toBe(false)
  })

  it('is false for an abort', () => {
    expect(isTransient(new DOMException('This was aborted.', 'AbortError'))).toBe(false)
  })

  it('is false for an error in our own code', () => {
    expect(isTransient(new TypeError('undefined is not a function'))).toBe(false)
  })
})
