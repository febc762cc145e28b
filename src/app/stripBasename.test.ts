import { describe, expect, it } from 'vitest'
import { stripBasename } from './stripBasename.ts'

describe('a path of the site, as the router sees it', () => {
  it.each([
    ['/', '/', '/'],
    ['/', '/basic-query', '/basic-query'],
    ['/', '/basic-query/', '/basic-query'],
    [undefined, '/posts/1', '/posts/1'],
    ['/some/sub/', '/some/sub/', '/'],
    ['/some/sub', '/some/sub/', '/'],
    ['/some/sub/', '/some/sub/posts/1/', '/posts/1'],
    ['/some/', '/something', '/something'],
    ['/', '/index.html', '/'],
    ['/', '/overview/index.html', '/overview'],
    ['/', '//', '/'],
  ])('below %s, %s is %s', (basename, pathname, path) => {
    expect(stripBasename(basename, pathname)).toBe(path)
  })
})
