import { describe, expect, it } from 'vitest'
import { pageFor, pathBelow, successorsOf } from './keptSite.ts'
import type { KeptSite } from './keptSite.ts'

const site = (...names: string[]): KeptSite => ({
  version: '1',
  files: Object.fromEntries(names.map((name) => [name, 'digest'])),
  always: [],
  others: ['storybook/'],
})

describe('pathBelow', () => {
  it('leaves out the scope, and what follows the path', () => {
    expect(pathBelow('https://a.example/x/', 'https://a.example/x/y/z.js?q#h')).toBe('y/z.js')
    expect(pathBelow('https://a.example/x/', 'https://a.example/x/')).toBe('')
  })

  it('is undefined elsewhere', () => {
    expect(pathBelow('https://a.example/x/', 'https://a.example/xy/z.js')).toBeUndefined()
    expect(pathBelow('https://a.example/x/', 'https://b.example/x/z.js')).toBeUndefined()
  })

  it('takes escapes that mean nothing as they are', () => {
    expect(pathBelow('https://a.example/', 'https://a.example/%zz')).toBe('%zz')
  })
})

describe('pageFor', () => {
  const app = site('index.html', '404.html', 'posts/index.html', 'assets/a.js')

  it.each([
    ['', 'index.html'],
    ['posts', 'posts/index.html'],
    ['posts/', 'posts/index.html'],
    ['posts/index.html', 'posts/index.html'],
    ['users/55', '404.html'],
    ['constructor', '404.html'],
  ])('of /%s is %s', (path, page) => {
    expect(pageFor(app, path)).toBe(page)
  })

  it('is none below a folder with a worker of its own', () => {
    expect(pageFor(app, 'storybook')).toBeUndefined()
    expect(pageFor(app, 'storybook/index.html')).toBeUndefined()
    expect(pageFor(app, 'storybooks')).toBe('404.html')
  })

  it('is none where the site has no page for all else', () => {
    expect(pageFor(site('index.html', 'iframe.html'), 'nothing')).toBeUndefined()
  })
})

describe('successorsOf', () => {
  it('are the files with the same name but for its hash', () => {
    const after = site('assets/Overview-BBBBBBB2.js', 'assets/Posts-CCCCCCC3.js', 'index.html', 'new.html')
    expect(successorsOf(['assets/Overview-AAAAAAA1.js', 'index.html', 'gone.js'], after)).toEqual([
      'assets/Overview-BBBBBBB2.js',
      'index.html',
    ])
  })
})
