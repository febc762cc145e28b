import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { lessons, type Lesson } from '#syllabus/lessons.ts'
import { exerciseDeclarations } from '../../scripts/vite/exerciseDeclarations.ts'
import { exercises } from '../../scripts/vite/exercises.ts'
import { files, folderOf } from './contents.ts'

/** What exercises may add to a page that nobody has scrolled, in kB, gzip. */
const MOST_KB = 10
const BUILD_MS = 120_000

describe('exercises that nobody is near', () => {
  let chunks: readonly Rolldown.OutputChunk[] = []

  beforeAll(async () => {
    chunks = await buildPages()
  }, BUILD_MS)

  it('are all weighed', () => {
    const all = files.filter((file) => /\/exercises\/[^/]+\/exercise\.ts$/.test(file))
    expect(all).not.toHaveLength(0)
    expect(lessons.flatMap(definitionsOf).toSorted()).toEqual(all.toSorted())
  })

  it.each(lessons)(`add at most ${MOST_KB} kB to the page of $title`, (lesson) => {
    expect(initialKilobytes(chunks, lesson.slug)).toBeLessThanOrEqual(MOST_KB)
  })
})

function definitionsOf(lesson: Lesson) {
  return files.filter(
    (file) => file.startsWith(`${folderOf(lesson)}/exercises/`) && file.endsWith('/exercise.ts'),
  )
}

/** One entry per lesson: the block and the lesson's exercises, without packages, which a page has anyway. */
async function buildPages() {
  const entries = new Map(
    lessons.map((lesson) => {
      const modules = ['src/course/exercise/Exercise.tsx', ...definitionsOf(lesson)]
      return [`\0${lesson.slug}`, modules.map((file) => `export * from '${resolve(file)}'`).join('\n')]
    }),
  )
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      exercises(),
      {
        name: 'entries',
        resolveId: (id) => (entries.has(id) ? id : null),
        load: (id) => entries.get(id) ?? null,
      },
    ],
    worker: { format: 'es', plugins: () => [exerciseDeclarations()] },
    build: {
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(lessons.map(({ slug }) => [slug, `\0${slug}`])),
        preserveEntrySignatures: 'strict',
        external: (id) => /^[@a-z]/i.test(id),
      },
    },
  })
  if (!('output' in result)) throw new Error('One build has one output.')
  return result.output.filter((file) => file.type === 'chunk')
}

/** The scripts that come with an entry before anything is imported on demand. */
function initialKilobytes(chunks: readonly Rolldown.OutputChunk[], name: string) {
  const initial = new Set(chunks.filter((chunk) => chunk.isEntry && chunk.name === name))
  if (initial.size !== 1) throw new Error(`There is no single entry named ${name}.`)
  for (const { imports } of initial)
    for (const file of imports) for (const chunk of chunks) if (chunk.fileName === file) initial.add(chunk)
  return [...initial].reduce((sum, { code }) => sum + gzipSync(code).length / 1000, 0)
}
