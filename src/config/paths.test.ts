import { describe, expect, it } from 'vitest'
import { paths, postPath, userPath } from './paths.ts'

describe('paths', () => {
  it('are where links from outside find their pages', () => {
    expect(paths).toEqual({
      home: '/',
      posts: '/posts',
      login: '/login',
      register: '/register',
      admin: '/admin',
    })
  })

  it('with a parameter are built of whatever it is', () => {
    expect(userPath(123)).toBe('/users/123')
    expect(postPath('a/b')).toBe('/posts/a%2Fb')
  })
})
