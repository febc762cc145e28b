import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { toId } from '#course/storybook.ts'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

/** So many characters are on a line of the editor, on a wide page. */
const EDITOR_WIDTH = 52

/**
 * Derives from the files of an exercise what a definition would otherwise repeat: `./start.tsx?exercise` is where its parts are,
 * `./start.tsx?modules` what an answer may import.
 */
export function exercises(): Plugin {
  return {
    name: 'exercises',
    enforce: 'pre',
    load(id) {
      const [start = '', query] = id.split('?')
      const asked = new URLSearchParams(query)
      const written = asked.has('exercise') ? placesOf : asked.has('modules') ? modulesOf : undefined
      if (written === undefined) return undefined
      const folder = dirname(start)
      for (const file of readdirSync(folder)) if (file.endsWith('.tsx')) this.addWatchFile(join(folder, file))
      return written(folder)
    },
  }
}

function placesOf(folder: string): string {
  const start = join(folder, 'start.tsx')
  const [, title = ''] = /\btitle: '(Components\/.+)'/.exec(storiesIn(folder)) ?? []
  const shown = readFileSync(start, 'utf8')
    .trimEnd()
    .split('\n')
    .map(({ length }) => Math.max(1, Math.ceil(length / EDITOR_WIDTH)))
  const values = {
    id: `${basename(join(folder, '../..'))}/${basename(folder)}`,
    path: relative(ROOT, start).replaceAll('\\', '/'),
    lines: shown.reduce((sum, lines) => sum + lines, 0),
    storyId: toId(title, 'Solution'),
    tests: testsIn(storiesIn(folder)),
  }
  return `export const places = {
    ...${JSON.stringify(values)},
    start: () => import('./start.tsx'),
    startText: () => import('./start.tsx?raw'),
    solution: () => import('./solution.tsx?raw'),
    answers: () => import('./answers.ts'),
    modules: () => import('./start.tsx?modules'),
  }`
}

/** The sentences of a grader's steps, in their order. */
export function testsIn(stories: string): string[] {
  const sentences = [...stories.matchAll(/\bstep\(\s*'((?:[^'\\]|\\.)*)'/g)]
  return [...new Set(sentences.map(([, sentence = '']) => sentence.replaceAll('\\', '')))]
}

function modulesOf(folder: string): string {
  const specifiers = specifiersIn(folder)
  const imports = specifiers.map((specifier, index) => `import * as m${index} from '${lean(specifier)}'`)
  const entries = specifiers.map((specifier, index) => `'${specifier}': m${index}`)
  return `${imports.join('\n')}\nexport const modules = { ${entries.join(', ')} }`
}

/** All of MSW would come to each page with its parser of GraphQL, because an import of all names leaves nothing out. */
const lean = (specifier: string) => (specifier === 'msw' ? '#mocks/mswOfAnswers.ts' : specifier)

/** What the starting point and the solution import, and what the definition lets an answer import beside. */
export function specifiersIn(folder: string): string[] {
  const files = ['start.tsx', 'solution.tsx'].map((file) => readFileSync(join(folder, file), 'utf8'))
  const [, added = ''] =
    /mayImport: \[([^\]]*)\]/.exec(readFileSync(join(folder, 'exercise.ts'), 'utf8')) ?? []
  const more = [...added.matchAll(/'(.+?)'/g)].map(([, specifier = '']) => specifier)
  return [...new Set(['react', 'react/jsx-runtime', ...files.flatMap(specifiersOf), ...more])].toSorted()
}

function specifiersOf(code: string): string[] {
  return [...code.matchAll(/\bimport (?!type\b)[^'"`]*? from '([^'\s]+)'/g)].map(
    ([, specifier = '']) => specifier,
  )
}

function storiesIn(folder: string): string {
  const file = readdirSync(folder).find((name) => name.endsWith('.stories.tsx'))
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8')
}
