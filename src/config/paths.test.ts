import { describe, expect, it } from 'vitest'
import { paths } from './paths.ts'

const addresses = Object.values(paths)

describe('paths', () => {
  it('are those of behaviour §2.1', () => {
    expect(paths).toMatchObject({
      home: '/',
      overview: '/overview',
      basicQuery: '/basic-query',
      pagination: '/pagination',
      infiniteQuery: '/infinite-query',
      todoDemo: '/todo-demo',
      reducerDemo: '/reducer-demo',
      contextDemo: '/context-demo',
      zustandDemo: '/zustand-demo',
      routerDocs: '/router-docs',
      login: '/login',
      register: '/register',
    })
  })

  it('are each other than the rest', () => {
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(addresses)('%s begins at the root and ends without a slash', (address) => {
    expect(address).toMatch(/^\/([^/]+(\/[^/]+)*)?$/)
  })
})
