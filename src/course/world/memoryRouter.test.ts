import { describe, expect, it } from 'vitest'
import { appHref } from '#course/links/links.ts'
import { demoAddressOf } from './memoryRouter.tsx'

const id = 'components-lessons-router-docs-addresses--a-guarded-page'
const address = '/reports?year=2026#summary'

describe('where a new tab finds an address of a demo', () => {
  const { hrefOf } = demoAddressOf(id, { search: '' })

  it.each(['/', '/overview', '/pagination?page=3', '/users/123?tab=settings', '/router-docs#navigation'])(
    '%s is in the app',
    (path) => expect(hrefOf(path)).toBe(appHref(path)),
  )

  it.each([address, '/team/nobody', '/todos'])('%s is in the demo, alone', (path) => {
    const url = new URL(hrefOf(path), 'http://localhost:6006/iframe.html?viewMode=docs')
    expect(url.pathname).toBe('/iframe.html')
    expect(url.searchParams.get('id')).toBe(id)
    expect(url.searchParams.get('viewMode')).toBe('story')
  })

  it('opens the demo there, and no other one on the page', () => {
    const { search } = new URL(hrefOf(address), 'http://localhost:6006')
    expect(demoAddressOf(id, { search }).startAt).toBe(address)
    expect(demoAddressOf('components-screens-router-docs--ready', { search }).startAt).toBeUndefined()
  })

  it('opens a demo that no link led to as its story says', () => {
    expect(demoAddressOf(id, { search: `?id=${id}&viewMode=story` }).startAt).toBeUndefined()
  })
})
