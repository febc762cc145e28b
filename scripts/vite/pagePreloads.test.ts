import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { preloadScript } from './pagePreloads.ts'

const pages = {
  'course-overview--lesson': ['assets/a.js', 'assets/b.js'],
  'course-pagination--lesson': ['assets/b.js', 'assets/c.js'],
}

describe('the script in the head of the preview', () => {
  it('asks for the scripts of the page that the address names', () => {
    expect(preloaded('course-pagination--lesson')).toEqual(['./assets/b.js', './assets/c.js'])
  })

  it('waits where the text comes first', () => {
    const { links, listeners } = run('course-overview--lesson', { textComesFirst: true })
    expect(links).toEqual([])
    listeners.get('text-is-there')?.()
    expect(hrefs(links)).toEqual(['./assets/a.js', './assets/b.js'])
  })

  it.each(['', 'components-ui-button--primary', 'valueOf', '__proto__', 'constructor'])(
    'asks for nothing where the address names “%s”',
    (id) => {
      expect(preloaded(id)).toEqual([])
    },
  )
})

function preloaded(id: string): string[] {
  return hrefs(run(id, {}).links)
}

const hrefs = (links: readonly { href?: string }[]) => links.map(({ href = '' }) => href)

function run(id: string, page: { textComesFirst?: boolean }) {
  const links: { href?: string }[] = []
  const listeners = new Map<string, () => void>()
  const head = { append: (link: object) => links.push(link) }
  runInNewContext(preloadScript(pages), {
    ...page,
    document: { head, createElement: () => ({}) },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    URLSearchParams,
    location: { search: `?id=${id}` },
  })
  return { links, listeners }
}
