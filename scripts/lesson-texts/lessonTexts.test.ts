import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { lessons } from '#syllabus/lessons.ts'
import { docsPages, entries, read } from '../../stories/checks/contents.ts'
import { textsOfCourse } from './plugin.ts'

const texts = new Map((await textsOfCourse()).map(({ fileName, source }) => [fileName, source]))

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

  it('leads to pages and texts that exist', () => {
    const links = nodes.filter((node) => node.type === 'link').map(({ url }) => url)
    const known = new Set([
      ...Object.keys(entries).map((id) => `/storybook/?path=/docs/${id}`),
      ...[...texts.keys()].map((file) => `/${file}`),
      ...lessons.map(({ path }) => path),
    ])
    const own = links.filter((url) => url.startsWith('/'))
    expect(own.length).toBeGreaterThan(2)
    expect(own.filter((url) => !known.has(url))).toEqual([])
  })
})

function nodesIn(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])]
}

function count(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].length
}
