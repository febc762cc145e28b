import { gzipSync } from 'node:zlib'
import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { lessons } from '#syllabus/lessons.ts'
import { docsPages, entries, read } from '../../stories/checks/contents.ts'
import { filesOfLessons } from './plugin.ts'

const texts = new Map((await filesOfLessons()).map(({ fileName, source }) => [fileName, source]))

describe('llms.txt', () => {
  it('has the form of llmstxt.org: a title, a summary, and a list of links', () => {
    expect(texts.get('llms.txt')).toMatch(/^# React Query Course\n\n> .+\n\n.+\n\n## Start here\n\n- \[/)
  })

  it.each(lessons)('leads to the text of $title, with its promise', ({ slug, title, promise }) => {
    expect(texts.get('llms.txt')).toContain(`- [${title}](/lessons/${slug}.md): ${promise}\n`)
  })
})

describe.each(lessons)('the text of $title', ({ slug, title, promise }) => {
  const text = texts.get(`lessons/${slug}.md`) ?? ''
  const nodes = nodesIn(unified().use(remarkParse).use(remarkGfm).parse(text))

  it('begins with the title and the promise', () => {
    expect(text.startsWith(`# ${title}\n\n> `)).toBe(true)
    expect(promise).not.toBe('')
  })

  it('has the headings of its page', () => {
    const page = docsPages.map(read).find((mdx) => mdx.includes(`<Meta title="Course/${title}"`)) ?? ''
    const due = [...page.matchAll(/^(#{2,}) (.+)$/gm)].map(([, , heading = '']) => heading)
    const headings = nodes.filter((node) => node.type === 'heading').map((node) => toString(node))
    expect(headings).toEqual([title, ...due.map((heading) => heading.replaceAll(/[`*]/g, ''))])
  })

  it('has no JSX left over', () => {
    const html = nodes.filter((node) => node.type === 'html').map(({ value }) => value)
    expect(
      html.filter((value) => !/^(<details>\n<summary>[^<]*<\/summary>|<\/details>)$/.test(value)),
    ).toEqual([])
    const prose = nodes.filter((node) => node.type === 'text').map(({ value }) => value)
    expect(prose.filter((value) => /<\/?[A-Za-z]|=\{|\[object /.test(value))).toEqual([])
  })

  it('has every exercise, question and listing of its page', () => {
    const page = docsPages.map(read).find((mdx) => mdx.includes(`<Meta title="Course/${title}"`)) ?? ''
    expect(count(/^\*\*Exercise: /gm, text)).toBe(count(/^<Exercise /gm, page))
    expect(count(/^\*\*(Predict|From earlier, predict): /gm, text)).toBe(count(/^<Predict /gm, page))
    expect(count(/^\*\*Demo: /gm, text)).toBe(count(/<(?:Framed)?Demo$|<(?:Framed)?Demo /gm, page))
    expect(count(/^```/gm, text) / 2).toBeGreaterThanOrEqual(count(/<(Excerpt|SourceFile)\b/g, page))
  })

  it('leads to stories, pages and texts that exist', () => {
    const links = nodes.filter((node) => node.type === 'link').map(({ url }) => url)
    const known = new Set([
      ...Object.keys(entries).flatMap((id) => [
        `/storybook/?path=/story/${id}`,
        `/storybook/?path=/docs/${id}`,
      ]),
      ...[...texts.keys()].map((file) => `/${file}`),
      ...lessons.map(({ path }) => path),
    ])
    const own = links.filter((url) => url.startsWith('/'))
    expect(own.length).toBeGreaterThan(3)
    expect(own.filter((url) => !known.has(url))).toEqual([])
  })
})

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

  it('shows how each demo first looks, in a picture in which nothing can be used', () => {
    const pictures = page.match(/<div class="look" role="img".*?<\/div><\/div>/gs) ?? []
    expect(pictures).toHaveLength(count(/<figure class="(?:demo|side|predict)"/g, page))
    expect(pictures.filter((picture) => !/\p{L}/u.test(textIn(picture)))).toEqual([])
    expect(count(/A picture of how it begins\.\s*<a href="[^"]*">Open the demo</g, page)).toBe(
      pictures.length,
    )
    const looks = page.match(/<div class="look"[^>]*>/g) ?? []
    expect(looks.filter((look) => !/ inert>$| role="img"/.test(look))).toEqual([])
    expect(count(/ role="img" aria-label="[^"]*"[^>]*><div inert>/g, page)).toBe(pictures.length)
    expect(pictures.filter((picture) => / (?:id|for|name|href|src|tabindex)="/.test(picture))).toEqual([])
  })

  it('tells the run of each question and of each pair, step by step, and before its answer where it is held', () => {
    const questions = page.match(/<figure class="predict".*?<\/figure>/gs) ?? []
    for (const question of questions) {
      const [before = '', after = ''] = question.split('<details><summary>The answer<')
      expect(after).toMatch(/The run, step by step<\/strong><\/p>\s*<ol>\s*<li>The demo starts\.<\/li>/)
      expect(/just before it tells, the demo shows: .+\./.test(before)).toBe(
        /In the end it shows: .+\./.test(after),
      )
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

  it('closes what it opens', () => {
    const names = ['figure', 'details', 'div', 'p', 'nav', 'pre', 'mark']
    const opened = names.map((name) => count(new RegExp(`<${name}[ >]`, 'g'), page))
    expect(names.map((name) => count(new RegExp(`</${name}>`, 'g'), page))).toEqual(opened)
  })

  it('leads to pages that exist', () => {
    const links = [...page.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, address = '']) => address)
    const known = new Set([
      '/lessons/',
      ...lessons.map((lesson) => `/lessons/${lesson.slug}/`),
      ...Object.keys(entries).flatMap((id) => [
        `/storybook/?path=/story/${id}`,
        `/storybook/?path=/docs/${id}`,
      ]),
      ...lessons.map(({ path }) => path),
    ])
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((address) => !known.has(address))).toEqual([])
    expect(/href="[.]/.exec(page)).toBeNull()
  })
})

it('the list of the reading edition leads to each lesson', () => {
  const list = texts.get('lessons/index.html') ?? ''
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
