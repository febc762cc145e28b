import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { preloadScript } from './pagePreloads.ts'

const pages = { 'course-overview--lesson': ['a.js', 'b.js'], 'course-pagination--lesson': ['b.js', 'c.js'] }

describe('the script in the head of the preview', () => {
  it('asks for the scripts of the page that the address names', () => {
    expect(preloaded('course-pagination--lesson')).toEqual(['./b.js', './c.js'])
  })

  it.each(['', 'components-ui-button--primary', 'valueOf', '__proto__', 'constructor'])(
    'asks for nothing where the address names “%s”',
    (id) => {
      expect(preloaded(id)).toEqual([])
    },
  )
})

function preloaded(id: string): string[] {
  const links: { href?: string }[] = []
  const head = { append: (link: object) => links.push(link) }
  const document = { head, createElement: () => ({}) }
  runInNewContext(preloadScript(pages), { document, URLSearchParams, location: { search: `?id=${id}` } })
  return links.map(({ href = '' }) => href)
}
