import { describe, expect, it } from 'vitest'
import { PAGE_ID, withoutUnknownPath } from '#course/links/pageIds.ts'
import { entries } from './contents.ts'

describe('an address with a path that the frame does not know', () => {
  it.each([
    ['?path=NaN', '?'],
    ['?path=', '?'],
    ['?path=/docs/', '?'],
    ['?path=//elsewhere.example', '?'],
    ['?path=/docs/valueOf', '?'],
    ['?path=/docs/constructor', '?'],
    ['?path=/story/__proto__', '?'],
    ['?path=/docs/%22%3E%3Cimg%20src=x%3E', '?'],
    ['?path=/docs/course-overview--lesson%0A', '?'],
    ['?path=javascript:alert(1)&globals=theme:dark', '?globals=theme:dark'],
    ['?full=1&path=%2Fnowhere%2Fat-all&args=a:1', '?full=1&args=a:1'],
  ])('%s begins with the first page', (search, rest) => {
    expect(withoutUnknownPath(search)).toBe(rest)
  })

  it.each([
    '',
    '?globals=theme:dark',
    '?path=/docs/course-overview--lesson',
    '?path=/docs/course-overview--lesson/',
    '?path=/docs/course-overview',
    '?path=/docs/constructor-of-a-page',
    '?path=/story/*',
    '?path=/story/a--b',
    '?path=/settings/about',
  ])('is not %j', (search) => {
    expect(withoutUnknownPath(search)).toBeUndefined()
  })
})

it('the id of every page and story is one', () => {
  expect(Object.keys(entries).filter((id) => !PAGE_ID.test(id))).toEqual([])
})
