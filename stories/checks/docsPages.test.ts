import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { docsPageOf, docsPages, entries, files, foldersIn, listingsOf, read, stories } from './contents.ts'
import { isAboutPage } from '#course/links/pageIds.ts'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { pageIdIn } from '../../scripts/vite/pagePreloads.ts'

/** What a sentence begins with that only says what to do; after a colon it may say what comes of it. */
const INSTRUCTION =
  /^(Add|Choose|Filter|Follow|Leave|Load|Log|Open|Point|Press|Read|Reload|Rename|Scroll|Then|Turn|Type|Use|Wait|Watch)\b[^:]*$/

/** The samples that the screen of Router Docs shows. */
const routerSamples = 'src/screens/router-samples/samples.ts'

describe('the folders of the catalogue', () => {
  it('are four rooms, with nothing loose beside them', () => {
    expect(foldersIn('stories').toSorted()).toEqual(['checks', 'components', 'guides', 'lessons'])
    expect(files.filter((file) => /^stories\/[^/]+\.\w+$/.test(file))).toEqual([])
  })

  it('are one for each lesson', () => {
    expect(foldersIn('stories/lessons').toSorted()).toEqual(lessons.map(({ slug }) => slug).toSorted())
  })

  it.each([
    ['screens', 'Screens'],
    ['features', 'Features'],
    ['ui', 'UI'],
    ['lab', 'Lab'],
    ['blocks', 'For authors'],
    ['diagrams', 'For authors'],
    ['../guides/authors', 'For authors'],
  ])('of components hold in %s what the sidebar lists under %s', (folder, kind) => {
    const place = `./${posix.join('stories/components', folder)}/`
    const inside = Object.values(entries).filter(({ importPath }) => importPath.startsWith(place))
    expect(inside.length).toBeGreaterThan(2)
    const elsewhere = inside.filter(({ title }) => !title.startsWith(`Components/${kind}/`))
    expect(elsewhere.map(({ id }) => id)).toEqual([])
  })

  it('for authors are no learner’s: no page leads to them', () => {
    const forAuthors = /components-for-authors-/
    const pages = docsPages.filter((page) => !page.startsWith('stories/guides/authors/'))
    expect(pages.filter((page) => forAuthors.test(read(page)))).toEqual([])
    expect(Object.keys(entries).filter((id) => forAuthors.test(id)).length).toBeGreaterThan(20)
  })
})

describe('the docs pages', () => {
  it('are a lesson each, or a guide', () => {
    const others = docsPages.filter((page) => !page.startsWith('stories/guides/'))
    expect(others.toSorted()).toEqual(lessons.map(docsPageOf).toSorted())
  })

  it('are all in the sidebar, each once', () => {
    const listed = Object.values(entries).filter(({ importPath }) => importPath.endsWith('.mdx'))
    expect(listed.map(({ importPath }) => importPath).toSorted()).toEqual(
      docsPages.map((page) => `./${page}`).toSorted(),
    )
  })

  it.each(docsPages)('%s shows stories that exist', (page) => {
    const missing = storiesShownIn(page).filter(
      ({ file, name }) =>
        !stories.some(({ importPath, exportName }) => importPath === `./${file}` && exportName === name),
    )
    expect(missing).toEqual([])
  })

  it('of the lessons have the ids by which their scripts are asked for early', () => {
    const ids = lessons.map((lesson) => pageIdIn(read(docsPageOf(lesson))))
    expect(ids).toEqual(lessons.map(lessonPageId))
  })

  it.each(docsPages)('%s says what there is to see in each demo, for who passes it by', (page) => {
    expect(demosIn(page).filter(({ text }) => !text.split(/(?<=[.!?])\s+/).some(tells))).toEqual([])
  })

  it("use Storybook's own blocks, which come as one and are larger than a lesson, on pages about widgets alone", () => {
    const users = docsPages.filter((page) => read(page).includes('@storybook/addon-docs'))
    expect(users).toEqual(docsPages.filter((page) => page.startsWith('stories/guides/about/')))
    const ids = Object.values(entries).flatMap(({ id, importPath }) =>
      importPath.startsWith('./stories/guides/about/') ? [id] : [],
    )
    expect(ids).toEqual(Object.keys(entries).filter(isAboutPage))
  })

  it('show sources without a directive of the linter', () => {
    const sources = [
      ...docsPages.flatMap(listingsOf).map(({ file }) => readFileSync(file, 'utf8')),
      ...samplesShown().map(read),
    ]
    expect(sources.length).toBeGreaterThan(50)
    expect(sources.filter((source) => /lint-disable/.test(source))).toEqual([])
  })

  it('and the screen of Router Docs show code of files that stories run', () => {
    const samples = [...read(routerSamples).matchAll(/^export .*/gm)]
    const sources = samplesShown()
    expect(sources).toHaveLength(samples.length)
    const scripts = files.filter((file) => file.endsWith('.tsx')).map(read)
    const isRun = (source: string) =>
      scripts.some((script) => script.includes(` from '${source.replace('src/', '#')}'\n`))
    expect(sources.filter((source) => !isRun(source))).toEqual([])
  })

  it.each([...docsPages, 'README.md'])('%s links to pages and stories that exist', (page) => {
    const ids = [...read(page).matchAll(/[?&](?:path=\/(?:docs|story)\/|id=)([\w-]+)/g)].map(([, id]) => id)
    expect(ids.filter((id) => id === undefined || !(id in entries))).toEqual([])
  })
})

/** The files whose text the samples hand on. */
function samplesShown(): string[] {
  return [...read(routerSamples).matchAll(/ from '(.+)\?raw'$/gm)].map(([, source = '']) =>
    source.startsWith('#') ? source.replace('#', 'src/') : posix.join(posix.dirname(routerSamples), source),
  )
}

/** The stories that a page passes to `of`: for each the imported file and the export. */
function storiesShownIn(page: string): { file: string; name: string }[] {
  const text = read(page)
  const imported = new Map(
    [...text.matchAll(/^import \* as (\w+) from '(.+)'$/gm)].map(([, alias = '', source = '']) => [
      alias,
      posix.join(posix.dirname(page), source),
    ]),
  )
  return [...text.matchAll(/\bof(?:=\{|: )(\w+)\.(\w+)/g)].map(([, alias = '', name = '']) => ({
    file: imported.get(alias) ?? `(${alias} is not imported)`,
    name,
  }))
}

/** The demos of a page, and the text that stands with each. A task asks what comes of it. */
function demosIn(page: string): { title: string; text: string }[] {
  const demos = read(page).matchAll(/<(?:Framed)?Demo\s((?:[^>]|=>)*?)(?:\/>|>([^]*?)<\/(?:Framed)?Demo>)/g)
  return [...demos].map(([, props = '', note = '']) => ({
    title: /title="([^"]*)"/.exec(props)?.[1] ?? props,
    text: `${note.replaceAll(/\s+/g, ' ').trim()} ${/\btasks=/.test(props) ? 'A task.' : ''}`.trim(),
  }))
}

function tells(sentence: string): boolean {
  return sentence !== '' && !INSTRUCTION.test(sentence)
}
