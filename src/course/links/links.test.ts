import { describe, expect, it } from 'vitest'
import { aloneHref, openedFrom, pageId } from './links.ts'

describe('a link to a demo alone', () => {
  it('knows the page that it leads back to', () => {
    const { search } = new URL(
      aloneHref('components-screens-posts--ready', 'course-basic-query--lesson'),
      'http://host/',
    )
    expect(openedFrom(search)).toBe('course-basic-query--lesson')
    expect(pageId(search)).toBe('components-screens-posts--ready')
  })
})

describe('openedFrom', () => {
  it.each(['', '?from=', '?from=//elsewhere.example', '?from=a%26b', '?from=A%20b'])(
    'is undefined for %j, which names no page',
    (search) => {
      expect(openedFrom(search)).toBeUndefined()
    },
  )
})
