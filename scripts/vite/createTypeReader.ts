import { relative, resolve } from 'node:path'
import ts from 'typescript-js'
import { markerIn } from '#course/code/regions.ts'
import type { TypesOfNames } from '#course/code/typesOfNames.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** The longest text that stands for a name, in characters. */
const LONGEST = 160

/** What the compiler says of a file. */
export interface ReadTypes {
  types: TypesOfNames
  /** Each as `src/app/App.tsx:7: Cannot find name 'x'.` */
  errors: readonly string[]
}

export interface TypeReader {
  read: (file: string) => ReadTypes
  /** Files may have changed on the disk. */
  refresh: () => void
}

/**
 * Reads what the names of files stand for, with the project’s options. One program has all files, so that what they import is read once.
 *
 * @param files absolute paths
 */
export function createTypeReader(files: readonly string[]): TypeReader {
  const { sys } = ts
  const { config } = ts.readConfigFile(resolve(ROOT, 'tsconfig.json'), (path) => sys.readFile(path))
  const project = ts.parseJsonConfigFileContent(config, sys, ROOT)
  const declarations = project.fileNames.filter((name) => name.endsWith('.d.ts'))
  const roots = new Set([...declarations, ...files.filter((file) => sys.fileExists(file))])
  let version = 0
  const service = ts.createLanguageService({
    getCompilationSettings: () => project.options,
    getScriptFileNames: () => [...roots],
    // While it stays the same, the service asks for no other version.
    getProjectVersion: () => String(version),
    getScriptVersion: (path) => String(sys.getModifiedTime?.(path)?.getTime()),
    getScriptSnapshot(path) {
      const text = sys.readFile(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    fileExists: (path) => sys.fileExists(path),
    readFile: (path) => sys.readFile(path),
    directoryExists: (path) => sys.directoryExists(path),
    getDirectories: (path) => sys.getDirectories(path),
  })
  const refresh = () => void (version += 1)

  return {
    refresh,
    read(file) {
      if (!roots.has(file)) refresh()
      roots.add(file)
      const source = service.getProgram()?.getSourceFile(file)
      if (source === undefined) throw new Error(`There is no ${relative(ROOT, file)}.`)
      const found = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)]
      return {
        types: typesIn(source, (at) =>
          ts.displayPartsToString(service.getQuickInfoAtPosition(file, at)?.displayParts),
        ),
        errors: found.map(({ start = 0, messageText }) => {
          const line = source.getLineAndCharacterOfPosition(start).line + 1
          return `${relative(ROOT, file)}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
        }),
      }
    },
  }
}

function typesIn(source: ts.SourceFile, infoAt: (at: number) => string): TypesOfNames {
  let shown = -1
  const shownLines = source.text
    .split('\n')
    .map((line) => (markerIn(line) === undefined ? (shown += 1) : shown))
  const says = new Map<string, number>()
  const lines: [number, number, number][][] = Array.from({ length: shown + 1 }, () => [])
  for (const name of namesIn(source)) {
    const from = source.getLineAndCharacterOfPosition(name.getStart(source))
    const text = inOneLine(infoAt(name.getStart(source)))
    if (text === '') continue
    if (!says.has(text)) says.set(text, says.size)
    const to = from.character + name.getWidth(source)
    lines[shownLines[from.line] ?? -1]?.push([from.character, to, says.get(text) ?? 0])
  }
  return { says: [...says.keys()], lines }
}

/** Without the elements of HTML, which are what they are called. */
function namesIn(node: ts.Node): ts.Node[] {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
    const isTag = ts.isJsxOpeningLikeElement(node.parent) || ts.isJsxClosingElement(node.parent)
    return isTag && /^[a-z]/.test(node.text) ? [] : [node]
  }
  const names: ts.Node[] = []
  ts.forEachChild(node, (child) => void names.push(...namesIn(child)))
  return names
}

/** What an editor shows for a name, in one line. Where it is long, its objects are folded, and then its end is left out. */
export function inOneLine(info: string): string {
  const text = info
    .replace(/^\(alias\) /, '')
    .replace(/\n(?:import|export) .*$/, '')
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(/\s+/g, ' ')
  const short = text.length > LONGEST ? text.replaceAll(/\{ [^{}]+ \}/g, '{…}') : text
  return short.length > LONGEST ? `${short.slice(0, LONGEST - 1)}…` : short
}
