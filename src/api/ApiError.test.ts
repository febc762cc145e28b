import { expect, it } from 'vitest'
import { ApiError, isTransient } from './ApiError.ts'

it('an ApiError is an Error with a name, a sentence, a status if there was an answer, and its cause', () => {
  const cause = new TypeError('fetch failed')
  const error = new ApiError('status', 'A sentence.', { status: 404, cause })
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'ApiError', message: 'A sentence.', status: 404, cause })
  expect(new ApiError('network', 'A sentence.').status).toBeUndefined()
})

it('every 5xx is transient, and no 4xx', () => {
  const statuses = Array.from({ length: 200 }, (_, index) => 400 + index)
  const transient = statuses.filter((status) =>
    isTransient(new ApiError('status', 'A sentence.', { status })),
  )
  expect(transient).toEqual(statuses.slice(100))
})

it.each([
  ['a network fault', new ApiError('network', 'A sentence.'), true],
  ['a timeout', new ApiError('timeout', 'A sentence.'), false],
  ['an answer that cannot be read', new ApiError('unreadable', 'A sentence.', { status: 200 }), false],
  ['an abort', new DOMException('This was aborted.', 'AbortError'), false],
  ['an error in our own code', new TypeError('undefined is not a function'), false],
])('whether %s is transient', (_what, error, isSo) => {
  expect(isTransient(error)).toBe(isSo)
})
