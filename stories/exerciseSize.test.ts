import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { lessons } from '#lessons.ts'
import { files, folderOf } from './catalogue.ts'

const ENTRY = '\0exercises'
/** What exercises may add to a page that nobody has scrolled, in kB, gzip. */
const MOST_KB = 10

describe('exercises that nobody is near', () => {
  it.each(lessons)(`add at most ${MOST_KB} kB to the page of $title`, async (lesson) => {
    const definitions = files.filter(
      (file) => file.startsWith(`${folderOf(lesson)}/exercises/`) && file.endsWith('/exercise.ts'),
    )
    const modules = ['.storybook/blocks/Exercise.tsx', ...definitions]
    expect(definitions).not.toHaveLength(0)
    expect(await initialKilobytes(modules)).toBeLessThanOrEqual(MOST_KB)
  })
})

/** The scripts that come with some modules before anything is imported on demand, without packages, which a page has anyway. */
async function initialKilobytes(modules: readonly string[]): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) =>
          id === ENTRY ? modules.map((file) => `export * from '${resolve(file)}'`).join('\n') : null,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: (id) => /^[@a-z]/i.test(id),
      },
    },
  })
  if (!('output' in result)) throw new Error('A build of one entry has one output.')
  const chunks = result.output.filter((file) => file.type === 'chunk')
  const initial = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of initial)
    for (const name of imports) for (const chunk of chunks) if (chunk.fileName === name) initial.add(chunk)
  return [...initial].reduce((sum, { code }) => sum + gzipSync(code).length / 1000, 0)
}
