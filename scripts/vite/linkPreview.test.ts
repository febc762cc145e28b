import { afterEach, describe, expect, it, vi } from 'vitest'
import { linkPreview } from './linkPreview.ts'

const page = { title: 'Posts · React Query Course', description: 'A list.', base: '/course/', path: 'posts/' }

afterEach(() => vi.unstubAllEnvs())

describe('linkPreview', () => {
  it('names title, text and picture of a page', () => {
    const tags = linkPreview(page)
    expect(tags).toContain('<meta property="og:title" content="Posts · React Query Course">')
    expect(tags).toContain('<meta property="og:description" content="A list.">')
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  it('names the picture by its path, and no address of the page, where the host is not known', () => {
    vi.stubEnv('SITE_URL', '')
    const tags = linkPreview(page)
    expect(tags).toContain('<meta property="og:image" content="/course/link-preview.png">')
    expect(tags).not.toContain('og:url')
  })

  it('names complete addresses where the host is known', () => {
    vi.stubEnv('SITE_URL', 'https://school.github.io/')
    const tags = linkPreview(page)
    expect(tags).toContain('content="https://school.github.io/course/link-preview.png"')
    expect(tags).toContain('<meta property="og:url" content="https://school.github.io/course/posts/">')
  })

  it('says what a wrong host should be', () => {
    vi.stubEnv('SITE_URL', 'school.github.io')
    expect(() => linkPreview(page)).toThrow('SITE_URL must be an address such as https://school.github.io')
  })

  it('keeps a text with quotes and brackets inside its attribute', () => {
    expect(linkPreview({ ...page, description: 'A "list" <b> & more' })).toContain(
      'content="A &quot;list&quot; &lt;b> &amp; more"',
    )
    expect(linkPreview({ ...page, title: 'Keys &amp; caches' })).toContain('content="Keys &amp; caches"')
  })
})
