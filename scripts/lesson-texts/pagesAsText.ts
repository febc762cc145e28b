import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { storyNameFromExport, toId } from '#course/storybook.ts'
import type { Plugin } from 'vite'
import type { Prediction } from '#course/prediction/prediction.ts'
import type { Answer } from '#progress/progress.ts'
import { withListings } from '../vite/listings.ts'
import { siteAddress } from './siteAddress.ts'
import { proseAsElements } from './toMarkdown.ts'

const BLOCKS = fileURLToPath(new URL('blocks.ts', import.meta.url))
const IN_WORDS = fileURLToPath(new URL('inWords.ts', import.meta.url))
const GUIDE_BLOCKS = fileURLToPath(new URL('guideBlocks.ts', import.meta.url))
const PROVIDER = fileURLToPath(new URL('blocksOfPages.ts', import.meta.url))

/** A story that a page shows. */
export interface ShownStory {
  address: string
  /** The file it is in, absolute, and the name that it has there. */
  file: string
  name: string
  /** Whose run it is, and what it measures. */
  prediction?: Prediction
  expected?: Answer
  hasServer: boolean
  /** What its test sees, one after the other. */
  steps: readonly string[]
}

/** What the runs of predictions use a demo with. */
const DEEDS = /^#(?:course\/story\/(?:acting|framesOf)|lab\/clock\/preparedClock)\.ts$/

/** Lets Node run the pages of the catalogue: their blocks are those of `blocks.ts`, and stories stand for themselves as `ShownStory`. */
export function pagesAsText(): Plugin {
  return {
    name: 'pages-as-text',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (DEEDS.test(source)) return IN_WORDS
      const isForBrowsers = /^#course\/(?:.*\.tsx|links\/links\.ts)$/.test(source)
      if (!importer.endsWith('.mdx') || !isForBrowsers) return undefined
      return importer.includes('/guides/') ? GUIDE_BLOCKS : BLOCKS
    },
    load(id) {
      return id.endsWith('.stories.tsx') ? storiesIn(id) : undefined
    },
    async transform(code, id) {
      // A package is no module that could be resolved to another one.
      if (/\/stories\/.*\.ts$/.test(id)) return code.replace("from 'storybook/test'", `from '${IN_WORDS}'`)
      if (!id.endsWith('.mdx')) return undefined
      const options = { providerImportSource: PROVIDER, remarkPlugins: [remarkGfm, proseAsElements] }
      return { code: String(await compile(withListings(code, id).code, options)), map: null }
    },
  }
}

/** A module with the tasks of a file as they are, and its stories, none of which can run. */
function storiesIn(file: string): string {
  const code = readFileSync(file, 'utf8')
  const title = /preview\.meta\(\{.*?\btitle: ['"]([^'"]+)['"]/s.exec(code)?.[1]
  if (title === undefined) throw new Error(`${file} has no title.`)
  const hasServer = /\btags: \[[^\]]*'server'/.test(code)
  const [predictions = ''] = /^import \{[^}]*\} from '\.\/predictions\.ts'$/m.exec(code) ?? []
  const tasks = code.match(/^export const \w+: Task = \{$.*?^\}$/gms) ?? []
  const answers = code.match(/^const \w+ =\s+'[^'\n]*'$/gm) ?? []
  const [, ...exported] = code.split(/^export const (?=\w+ =)/m)
  const stories = exported.map((part) => {
    const name = part.slice(0, part.indexOf(' '))
    const story = JSON.stringify({ address: addressOf(title, name), file, name, hasServer })
    const [, prediction, expected] = /\brunOf\(\s*(\w+),\s*('(?:[^'\\]|\\.)*'|\w+)/.exec(part) ?? []
    // Those that say a value of the test are left out.
    const steps = [...part.matchAll(/\bstep\(\s*('(?:[^'\\]|\\.)*'|"[^"]*")/g)].map(([, says]) => says)
    return `export const ${name} = { ...${story}, prediction: ${prediction}, expected: ${expected}, steps: [${steps}] }`
  })
  return [predictions, ...answers, ...tasks, ...stories].join('\n')
}

function addressOf(title: string, name: string): string {
  return siteAddress(`storybook/?path=/story/${toId(title, storyNameFromExport(name))}`)
}
