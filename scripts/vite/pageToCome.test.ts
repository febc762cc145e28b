import { runInNewContext } from 'node:vm'
import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { stripBasename } from '#app/stripBasename.ts'
import { pagePatterns } from '#syllabus/pagePatterns.ts'
import { hidingScript, pageToCome } from './pageToCome.ts'

describe('what is not prerendered', () => {
  it.each([
    ['/', '/users/7', true],
    ['/', '/posts/77', true],
    ['/', '/users/7/', true],
    ['/', '/users/a%20b', true],
    ['/', '/Users/7', true],
    ['/some/sub/path/', '/some/sub/path/users/7', true],
    ['/', '/users/users/xx', false],
    ['/', '/foo/users/7', false],
    ['/', '/x/posts/1', false],
    ['/', '/users', false],
    ['/', '/users/', false],
    ['/', '//users/7', false],
    ['/', '/posts/1/comments', false],
    ['/', '/no/such/page', false],
    ['/some/sub/path/', '/some/sub/path/users/users/xx', false],
    ['/some/sub/path/', '/some/sub/path/x/posts/1', false],
    ['/some/sub/path/', '/users/7', false],
    ['/some.sub/', '/someXsub/users/7', false],
  ])('below %s at %s is hidden: %j', (base, pathname, isHidden) => {
    expect(visit(base, pathname).isHidden()).toBe(isHidden)
    // As the router has it.
    const path = stripBasename(base, pathname)
    const matches = pathname.startsWith(base) && pagePatterns.some((pattern) => matchPath(pattern, path))
    expect(matches).toBe(isHidden)
  })

  it.each(['error', 'unhandledrejection'])('is shown after an %s', (event) => {
    const page = visit('/', '/users/7')
    page.tell(event)
    expect(page.isHidden()).toBe(false)
  })
})

describe('the head of 404.html', () => {
  it('hides the page, and nothing around it', () => {
    expect(pageToCome('/')).toMatch(
      /^<script>[^<]*<\/script><style>\[data-page-is-coming\] #root\{[^<]*<\/style>$/,
    )
  })
})

/** A document at an address, in which the script has run. */
function visit(base: string, pathname: string) {
  const dataset: Record<string, string> = {}
  const listeners = new Map<string, () => void>()
  runInNewContext(hidingScript(base), {
    document: { documentElement: { dataset } },
    location: { pathname },
    addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
  })
  return {
    isHidden: () => 'pageIsComing' in dataset,
    tell: (event: string) => listeners.get(event)?.(),
  }
}
