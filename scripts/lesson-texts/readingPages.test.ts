import { gzipSync } from 'node:zlib'
import GithubSlugger from 'github-slugger'
import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { lessons } from '#syllabus/lessons.ts'
import { docsPages, entries, read } from '../../stories/checks/contents.ts'
import { guideFolder, guides } from './guides.ts'
import { filesOfLessons } from './plugin.ts'

const texts = new Map((await filesOfLessons()).map(({ fileName, source }) => [fileName, source]))

const folders = [...lessons.map(({ slug }) => slug), ...guides.map(guideFolder)]

describe.each(lessons)('the reading edition of $title', ({ slug, skill, title }) => {
  const page = texts.get(`lessons/${slug}/index.html`) ?? ''
  const markdown = texts.get(`lessons/${slug}.md`) ?? ''

  it('has the headings of its Markdown, each with an address', () => {
    const nodes = nodesIn(unified().use(remarkParse).use(remarkGfm).parse(markdown))
    const due = nodes.filter((node) => node.type === 'heading').map((node) => toString(node))
    const headings = [...page.matchAll(/<h[2-6] id="[^"]+">(.+?)<\/h[2-6]>/g)].map(([, text = '']) =>
      textIn(text),
    )
    expect([title, ...headings]).toEqual(due)
    expect(textIn(/<h1>.*?<\/h1>/.exec(page)?.[0] ?? '')).toBe(`${skill} ${title}`)
  })

  it('has every demo, pair, question and exercise, and no script', () => {
    expect(count(/<figure class="demo"/g, page)).toBe(count(/^\*\*Demo: /gm, markdown))
    expect(count(/<figure class="predict"/g, page)).toBe(
      count(/^\*\*(Predict|From earlier, predict): /gm, markdown),
    )
    expect(count(/<summary>The answer</g, page)).toBe(count(/<figure class="predict"/g, page))
    expect(count(/<figure class="side"/g, page)).toBe(count(/^\*\*(✗ Wrong|✓ Right): /gm, markdown))
    expect(count(/<figure class="exercise"/g, page)).toBe(count(/^\*\*Exercise: /gm, markdown))
    expect(/<script|\[object Object/.exec(page)).toBeNull()
  })
})

it('every page beside the lessons has a reading edition, under the id that the catalogue gives it', () => {
  const due = docsPages.filter((file) => /^stories\/guides\/\w+\.mdx$/.test(file))
  expect(guides.map(({ file }) => `stories/guides/${file}.mdx`).toSorted()).toEqual(due.toSorted())
  expect(guides.map(({ id }) => entries[id]?.importPath)).toEqual(
    guides.map(({ file }) => `./stories/guides/${file}.mdx`),
  )
  expect(new Set(folders).size).toBe(folders.length)
})

it.each(guides)(
  'the reading edition of $file has the headings of its page, each with an address',
  (guide) => {
    const page = texts.get(`lessons/${guideFolder(guide)}/index.html`) ?? ''
    const due = [...read(`stories/guides/${guide.file}.mdx`).matchAll(/^## (.+)$/gm)].map(
      ([, heading = '']) => heading.replaceAll('`', ''),
    )
    const slugs = new GithubSlugger()
    const headings = [...page.matchAll(/<h2 id="([^"]+)">(.+?)<\/h2>/g)].map(([, id, text = '']) => [
      id,
      textIn(text),
    ])
    expect(headings).toEqual(due.map((heading) => [slugs.slug(heading), heading]))
    expect(page).toContain(`href="/storybook/?path=/docs/${guide.id}"`)
  },
)

describe.each(folders)('the page lessons/%s/', (folder) => {
  const page = texts.get(`lessons/${folder}/index.html`) ?? ''

  it('says what it is in its head, and has one first heading and no script', () => {
    expect(page).toMatch(
      /<title>[^<]+ \| React Query Course<\/title><meta name="description" content="[^"]{20,}">/,
    )
    expect(page).toMatch(/<meta property="og:image" content="[^"]+\.png">/)
    expect(count(/<h1[ >]/g, page.replaceAll(/<div class="look".*?<\/div><\/div>/gs, ''))).toBe(1)
    expect(/<script|\[object Object/.exec(page)).toBeNull()
  })

  it('shows how each demo first looks, in a picture in which nothing can be used', () => {
    const pictures = page.match(/<div class="look" role="img".*?<\/div><\/div>/gs) ?? []
    expect(pictures).toHaveLength(count(/<figure class="(?:demo|side|predict)"/g, page))
    expect(pictures.filter((picture) => !/\p{L}/u.test(textIn(picture)))).toEqual([])
    expect(
      count(/A picture of how it begins\.\s*(?:Instruments [^<]+)?<a href="[^"]*">Open the demo</g, page),
    ).toBe(pictures.length)
    const looks = page.match(/<div class="look"[^>]*>/g) ?? []
    expect(looks.filter((look) => !/ inert>$| role="img"/.test(look))).toEqual([])
    expect(count(/ role="img" aria-label="[^"]*"[^>]*><div inert>/g, page)).toBe(pictures.length)
    expect(pictures.filter((picture) => / (?:id|for|name|href|src|tabindex)="/.test(picture))).toEqual([])
  })

  it('tells the run of each question and of each pair, step by step', () => {
    const questions = page.match(/<figure class="predict".*?<\/figure>/gs) ?? []
    for (const question of questions) {
      const [, answer = ''] = question.split('<details><summary>The answer<')
      expect(answer).toMatch(/The run, step by step<\/strong><\/p>\s*<ol>\s*<li>The demo starts\.<\/li>/)
    }
    const sides = page.split('<figure class="side"').slice(1)
    // One test says only values that it computes.
    expect(sides.filter((side) => !side.includes('<summary>The run, step by step<')).length).toBeLessThan(2)
  })

  it('has each id once, and all that it needs', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(page.match(/(?:src|rel="stylesheet" href)="[^"]*"/g)).toBeNull()
  })

  it('weighs at most 40 kB, as it is sent', () => {
    expect(gzipSync(page).length).toBeLessThan(40_000)
  })

  it('leads to pages that exist', () => {
    const links = [...page.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, address = '']) => address)
    const known = new Set([
      '/lessons/',
      ...lessons.map((lesson) => `/lessons/${lesson.slug}/`),
      ...guides.map((guide) => `/lessons/${guideFolder(guide)}/`),
      ...Object.keys(entries).flatMap((id) => [
        `/storybook/?path=/story/${id}`,
        `/storybook/?path=/docs/${id}`,
      ]),
      ...lessons.map(({ path }) => path),
      '/',
      '/llms.txt',
      '/todo-demo?lab=latency:2000;fail:POST-1',
    ])
    expect(links.length).toBeGreaterThan(2)
    expect(links.filter((address) => !known.has(address))).toEqual([])
    expect(/href="[.?]/.exec(page)).toBeNull()
  })
})

it('the list of the reading edition leads to each page', () => {
  const list = texts.get('lessons/index.html') ?? ''
  for (const folder of folders) expect(list).toContain(`<a href="/lessons/${folder}/">`)
  for (const { slug, skill } of lessons) expect(list).toContain(`<a href="/lessons/${slug}/">${skill}</a>`)
})

/** What HTML says. */
function textIn(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&amp;', '&')
}

function nodesIn(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])]
}

function count(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].length
}
