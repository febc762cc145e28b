import { dirname, resolve } from 'node:path'
import ts from 'typescript-js'
import type { Declarations } from '#course/exercise/types/service.ts'
import { specifiersIn } from './exercises.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** What they import as types is not among what `specifiersIn` finds. */
const answers = ['start', 'solution', 'answers/*'].map((file) => `stories/**/exercises/*/${file}.tsx`)

/** What of a package says where its declarations are. */
const fieldsOfPackage = new Set(['name', 'version', 'type', 'types', 'typings', 'main', 'exports', 'imports'])

/** The packages whose documentation a learner reads: comments are a third of all text. */
const taught = /\/node_modules\/(?:@tanstack|@types\/react|zustand)\//

/**
 * The declarations of all that the exercises' answers import, of the libraries of the language, and of what these need. The course's own
 * modules become declarations under their own names.
 */
export function collectDeclarations(): Declarations {
  const files = ts.sys.readDirectory(ROOT, ['.tsx'], [], answers)
  const imports = importsOf(files)
  const roots = [...files, ...imports.keys()]
  const options = projectOptions()
  const host = ts.createCompilerHost(options)
  const onDisk = host.readFile.bind(host)
  const readFile = (path: string) => imports.get(path) ?? onDisk(path)
  host.readFile = readFile
  const own = declarationsOf(ts.createProgram(roots, options, host), roots)
  const packages: Record<string, string> = {}
  host.readFile = (path) => {
    const text = own.get(path) ?? readFile(path)
    if (text !== undefined && path.endsWith('/package.json')) packages[fromRoot(path)] = shortPackage(text)
    return text
  }
  const program = ts.createProgram(roots, options, host)
  const declared = program.getSourceFiles().filter(({ fileName }) => !roots.includes(fileName))
  return {
    options: { ...options, configFilePath: undefined },
    files: {
      ...packages,
      ...Object.fromEntries(declared.map((file) => [fromRoot(file.fileName), textOf(file)])),
    },
  }
}

/** One file beside each starting point, which is not on the disk and imports what an answer may import. */
function importsOf(files: readonly string[]): Map<string, string> {
  const starts = files.filter((file) => file.endsWith('/start.tsx'))
  return new Map(
    starts.map((start) => {
      const folder = dirname(start)
      return [
        `${folder}/imports.ts`,
        specifiersIn(folder)
          .map((name) => `import '${name}'`)
          .join('\n'),
      ]
    }),
  )
}

/** Those of `npx tsc`, but for names that are not used: a learner has not finished. */
function projectOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(resolve(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT)
  return {
    ...options,
    types: [],
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noUnusedLocals: false,
    noUnusedParameters: false,
  }
}

function declarationsOf(program: ts.Program, roots: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || roots.includes(file.fileName)) continue
    program.emit(file, (_, text) => texts.set(file.fileName, text), undefined, true)
  }
  return texts
}

function textOf(file: ts.SourceFile): string {
  if (!file.isDeclarationFile || taught.test(file.fileName)) return file.text
  return ts.createPrinter({ removeComments: true }).printFile(file)
}

function shortPackage(text: string): string {
  const fields = Object.entries(JSON.parse(text) as object).filter(([name]) => fieldsOfPackage.has(name))
  return JSON.stringify(Object.fromEntries(fields))
}

function fromRoot(path: string): string {
  return path.slice(ROOT.length)
}
