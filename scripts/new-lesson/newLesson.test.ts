import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { check, resolveConfig } from 'prettier'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { groups } from '#syllabus/lessons.ts'
import type * as Lessons from '#syllabus/lessons.ts'
import { excerptOf } from '#course/code/excerptOf.ts'
import { newLesson } from './newLesson.ts'
import type { NewLesson } from './newLesson.ts'

const PROJECT = resolve(import.meta.dirname, '../..')
const asked = { title: 'Written by a test', group: 'server-state' }
const awkward = 'Don’t say "it’s fast" & \'done\': {measure} it, $& more.'

const roots: string[] = []
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true, force: true }))))

describe('a new lesson', () => {
  let root = ''
  let made: NewLesson
  const read = (file: string) => readFile(join(root, file), 'utf8')

  beforeAll(async () => {
    root = await copyProject()
    made = await newLesson({ ...asked, promise: awkward }, root)
  })

  it('is defined as the last one of its group', async () => {
    const written = (await import(join(root, 'src/syllabus/lessons.ts'))) as typeof Lessons
    const lesson = written.lessonsOf('server-state').at(-1)
    expect(lesson).toMatchObject({
      ...asked,
      slug: 'written-by-a-test',
      promise: awkward,
      minutes: 2,
      packages: ['react'],
      path: '/written-by-a-test',
    })
  })

  it('is one edit of a file that is there, and three new files of its name', async () => {
    expect(made).toEqual({
      path: '/written-by-a-test',
      changed: 'src/syllabus/lessons.ts',
      written: [
        'src/screens/WrittenByATest.tsx',
        'stories/lessons/written-by-a-test/WrittenByATest.stories.tsx',
        'stories/lessons/written-by-a-test/WrittenByATest.mdx',
      ],
    })
    const screen = await read('src/screens/WrittenByATest.tsx')
    expect(screen).toContain('export function WrittenByATest()')
    expect(screen).toContain("&quot;it’s fast&quot; &amp; 'done': {measure} it, $&amp; more.")
    const stories = await read('stories/lessons/written-by-a-test/WrittenByATest.stories.tsx')
    expect(stories).toContain("import { WrittenByATest } from '#screens/WrittenByATest.tsx'")
    expect(stories).toContain("title: 'Components/Screens/Written by a test'")
    const page = await read('stories/lessons/written-by-a-test/WrittenByATest.mdx')
    expect(page).toContain('<SourceFile file="src/screens/WrittenByATest.tsx" />')
    expect(page).toContain('<Meta title="Course/Written by a test" name="Lesson" />')
    expect(page).toContain('<LessonHead slug="written-by-a-test" />')
    expect(page).toContain('<LessonNav slug="written-by-a-test" />')
  })

  it('has a task below its first demo, and a story that proves it, both in the file of its stories', async () => {
    const page = await read('stories/lessons/written-by-a-test/WrittenByATest.mdx')
    expect(page).toMatch(
      /<LessonHead [^>]*>\s*<Demo of=\{screen\.Ready\}[^>]* tasks=\{\[screen\.ThreeWords\]\}>/,
    )
    const stories = await read('stories/lessons/written-by-a-test/WrittenByATest.stories.tsx')
    expect(stories).toContain('export const ThreeWords: Task = {')
    expect(stories).toContain('await proves(context, ThreeWords, ')
  })

  it('has a wrong version beside the right one, and shows its code', async () => {
    const page = await read('stories/lessons/written-by-a-test/WrittenByATest.mdx')
    expect(page).toMatch(/<Pair>\s*<Demo of=\{screen\.ForgetsTheCopy\}[^>]* verdict="wrong">/)
    expect(page).toMatch(/<Excerpt\s+file="\.\/WrittenByATest\.stories\.tsx"\s+region="copy"/)
    const stories = await read('stories/lessons/written-by-a-test/WrittenByATest.stories.tsx')
    expect(stories).toMatch(/ForgetsTheCopy = meta\.story\(\{\s+render: \(\) => <KeepsACopy \/>,\s+play: /)
  })

  it.each([
    ['src/screens/WrittenByATest.tsx', 'state'],
    ['stories/lessons/written-by-a-test/WrittenByATest.stories.tsx', 'copy'],
  ])('has an excerpt of the usual length on its page: of %s, %s', async (file, region) => {
    const { length } = excerptOf(await read(file), { region })
    expect(length).toBeGreaterThanOrEqual(8)
    expect(length).toBeLessThanOrEqual(15)
  })

  it('leaves nothing of the sample’s name behind, and needs no formatting', async () => {
    for (const file of [made.changed, ...made.written]) {
      const text = await read(file)
      expect(text).not.toMatch(/sample[ -]?(lesson|group)/i)
      const options = await resolveConfig(join(PROJECT, file))
      expect(await check(text, { ...options, filepath: file })).toBe(true)
    }
  })

  it.each(groups)('stands in the menu $menu of the nav bar', async (group) => {
    const title = `Linked in ${group.title}`
    await newLesson({ title, group: group.slug }, root)
    const written = (await import(`${join(root, 'src/syllabus/lessons.ts')}?${group.slug}`)) as typeof Lessons
    expect(written.menuOf({ group: group.slug })).toBe(group.menu)
  })
})

describe('no lesson is made', () => {
  let root = ''
  beforeAll(async () => {
    root = await copyProject()
  })

  it.each([
    ['…', 'makes no address'],
    ['2 stores', 'makes no address'],
    ['What’s stale?', 'makes no address'],
    ['basic  query', 'There is a lesson “Basic Query” already'],
    ['Login', 'The address /login is taken'],
    ['Storybook', 'The address /storybook is taken'],
    ['Page', 'src/ui/Page.tsx exists already'],
    ['To-do demo', 'src/screens/TodoDemo.tsx exists already'],
    ['Query Keys', 'stories/lessons/basic-query/QueryKeys.stories.tsx exists already'],
    ['Map', 'JavaScript has a Map already'],
  ])('of the title “%s”', async (title, reason) => {
    await expect(newLesson({ ...asked, title }, root)).rejects.toThrow(reason)
  })

  it.each([['The lab', 'start-here', 'The course has a page “The lab” already']])(
    'of the title “%s” in %s',
    async (title, group, reason) => {
      await expect(newLesson({ title, group }, root)).rejects.toThrow(reason)
    },
  )

  it('in a group that is none', async () => {
    await expect(newLesson({ ...asked, group: 'Server state' }, root)).rejects.toThrow(
      'There is no group “Server state”. The groups are: start-here, server-state, client-state, routing, advanced.',
    )
  })

  it('of a promise that is no sentence', async () => {
    await expect(newLesson({ ...asked, promise: 'renders' }, root)).rejects.toThrow('has to be a sentence')
  })

  it('by halves', async () => {
    const definitions = await readFile(join(root, 'src/syllabus/lessons.ts'), 'utf8')
    expect(definitions).toBe(await readFile(join(PROJECT, 'src/syllabus/lessons.ts'), 'utf8'))
  })
})

/** Copies the files that the generator reads and changes. */
async function copyProject(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'new-lesson-'))
  roots.push(root)
  for (const part of ['package.json', 'src', 'stories'])
    await cp(resolve(PROJECT, part), join(root, part), { recursive: true })
  return root
}
