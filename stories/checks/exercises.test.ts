import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lessons } from '#syllabus/lessons.ts'
import { compile } from '#course/exercise/run/compile.ts'
import type { Exercise } from '#course/exercise/exercise.ts'
import { entries, files, folderOf, read } from './contents.ts'

const definitions = import.meta.glob<Record<string, Exercise>>('../lessons/*/exercises/*/exercise.ts', {
  eager: true,
})

const exercises = Object.entries(definitions).map(([file, module]) => ({
  exports: Object.values(module),
  exercise: Object.values(module)[0] as Exercise,
  folder: posix.join('stories/checks', posix.dirname(file)),
}))

/** So many characters are on a line of the editor, on a wide page. */
const EDITOR_WIDTH = 52

describe('the exercises', () => {
  it('are all defined, each once', () => {
    const folders = new Set(files.flatMap((file) => /^.*\/exercises\/[^/]+(?=\/)/.exec(file) ?? []))
    expect(exercises.map(({ folder }) => folder).toSorted()).toEqual([...folders].toSorted())
    expect(new Set(exercises.map(({ exercise }) => exercise.id)).size).toBe(exercises.length)
  })

  describe.each(exercises)('$folder', ({ folder, exercise, exports }) => {
    const inside = (kind: string) => files.filter((file) => file.startsWith(`${folder}/${kind}/`))
    const tests = files.filter((file) => file.startsWith(folder) && file.endsWith('.stories.tsx'))
    const stories = tests.map(read).join('\n')

    it('has one definition, which says where it is', () => {
      const lesson = lessons.find((each) => folder.startsWith(`${folderOf(each)}/`))
      // A lesson's folder can hold another page of the course, whose title the story names.
      const title = `Course/${entries[exercise.storyId]?.title.split('/')[2]}`
      const page = Object.values(entries).find((entry) => entry.type === 'docs' && entry.title === title)
      const [, slug] = /^course-(.+)--lesson$/.exec(page?.id ?? '') ?? []
      expect(exports).toHaveLength(1)
      expect(page?.importPath).toContain(`/${lesson && folderOf(lesson)}/`)
      expect(slug).toBeDefined()
      // Progress counts by the lesson of the folder.
      expect(exercise.id).toBe(`${lesson?.slug}/${posix.basename(folder)}`)
      expect(exercise.path).toBe(`${folder}/problem.tsx`)
    })

    it('has a grader in the catalogue that the sidebar does not show', () => {
      const story = entries[exercise.storyId]
      expect(tests).toEqual([story?.importPath.replace('./', '')])
      expect(story).toMatchObject({ name: 'Solution' })
      expect(story?.title.split('/')).toEqual([
        'Components',
        'Exercises',
        expect.stringMatching(/./),
        exercise.title,
      ])
      expect(story?.tags).not.toContain('dev')
    })

    it('renders its answers where one that crashes or waits can be replaced', () => {
      expect(stories).toContain('<AnswerSlot>')
    })

    it('says how much room its starting point needs', () => {
      const code = read(`${folder}/problem.tsx`).trimEnd().split('\n')
      const shown = code.map(({ length }) => Math.max(1, Math.ceil(length / EDITOR_WIDTH)))
      expect(exercise.lines).toBe(shown.reduce((sum, lines) => sum + lines, 0))
    })

    it('asks for one thing, in one sentence', () => {
      expect(exercise.task).toMatch(/^[A-Z][^.?!]*[.?!]$/)
    })

    it('has wrong answers, two alternatives, and stories that grade them all', () => {
      expect(inside('wrong').length).toBeGreaterThan(0)
      expect(inside('alternatives').length).toBeGreaterThan(1)
      const answers = ['problem.tsx', 'solution.tsx', ...inside('wrong'), ...inside('alternatives')]
      const ungraded = answers
        .map((file) => file.replace(`${folder}/`, ''))
        .filter((file) => !stories.includes(`from './${file}'`))
      expect(ungraded).toEqual([])
      const turnedDown = [...stories.matchAll(/play: rejects\(/g)].length
      expect(turnedDown).toBe(inside('wrong').length + 1)
    })

    it('turns each wrong answer down with a sentence of its own', () => {
      const sentences = [...stories.matchAll(/rejects\(\s*Solution\.play,\s*(\/.+\/[a-z]*)/g)].map(
        ([, pattern]) => pattern,
      )
      expect(sentences).toHaveLength(inside('wrong').length + 1)
      const shared = sentences.filter((pattern, index) => sentences.indexOf(pattern) !== index)
      expect(shared).toEqual([])
    })

    it.each(['problem.tsx', 'solution.tsx'])('lets %s import what it imports', async (file) => {
      const modules = read(`${folder}/modules.ts`)
      const specifiers = [...read(`${folder}/${file}`).matchAll(/^import (?!type\b)[^']* from '(.+)'$/gm)]
      const missing = specifiers
        .map(([, specifier]) => specifier)
        .filter((specifier) => !new RegExp(`^ {2}'?${specifier}'?(:|,)`, 'm').test(modules))
      expect(missing).toEqual([])
    })

    it('has answers that all export the same names', () => {
      const answers = ['problem.tsx', 'solution.tsx'].map((file) => `${folder}/${file}`)
      const names = [...answers, ...inside('wrong'), ...inside('alternatives')].map((file) =>
        compile(read(file)).exports.toSorted(),
      )
      expect(new Set(names.map(String)).size).toBe(1)
    })

    it('has a starting point and a solution that differ, and fit a page', () => {
      const [problem, solution] = ['problem', 'solution'].map((name) => read(`${folder}/${name}.tsx`))
      expect(problem).not.toBe(solution)
      // 66 lines of the usual width are up to 80 of the width that fits the editor.
      for (const code of [problem, solution]) expect(code?.split('\n').length).toBeLessThanOrEqual(80)
    })
  })
})
