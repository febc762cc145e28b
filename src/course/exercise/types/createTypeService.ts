import ts from 'typescript-js'
import type { DiagnosticMessageChain } from 'typescript-js'
import type { Declarations, Description, File, TypeService } from './service.ts'

/** The folder of the declarations of the language itself. */
const LIBRARIES = '/node_modules/typescript-js/lib'
/** How the compiler sorts what is neither of the file nor a member of what is before the point. */
const GLOBALS = '15'
const LONGEST_DESCRIPTION = 400

/** TypeScript on one file at a time, beside the declarations of all that it may import. */
export function createTypeService({ options, files }: Declarations): TypeService {
  let current: File = { path: '', code: '' }
  const folders = new Set(Object.keys(files).flatMap(foldersAbove))
  const readFile = (path: string) => (path === current.path ? current.code : files[path])
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [current.path],
    // Versions are only compared.
    getScriptVersion: (path) => (path === current.path ? current.code : ''),
    getScriptSnapshot(path) {
      const text = readFile(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => `${LIBRARIES}/lib.d.ts`,
    fileExists: (path) => readFile(path) !== undefined,
    readFile,
    directoryExists: (path) => folders.has(path.replace(/(?<=.)\/$/, '')),
  })

  /** The name of the file, which the service reads from now on. */
  function open(file: File): string {
    current = file
    return file.path
  }

  return {
    problems(file) {
      const path = open(file)
      const ofSyntax = service.getSyntacticDiagnostics(path)
      // Half a statement makes nonsense of the types after it.
      const found = ofSyntax.length > 0 ? ofSyntax : service.getSemanticDiagnostics(path)
      return found.map(({ start = 0, length = 0, messageText }) => ({
        from: start,
        to: start + length,
        line: file.code.slice(0, start).split('\n').length,
        message: pointOf(messageText),
      }))
    },
    completions(file, at) {
      const found = service.getCompletionsAtPosition(open(file), at, {})
      if (found === undefined) return undefined
      const [word = ''] = /[\w$]*$/.exec(file.code.slice(0, at)) ?? []
      return {
        from: found.optionalReplacementSpan?.start ?? at - word.length,
        names: found.entries.map(({ name, sortText }) => ({ name, isGlobal: sortText >= GLOBALS })),
      }
    },
    describeCompletion: (file, at, name) =>
      descriptionOf(
        service.getCompletionEntryDetails(open(file), at, name, undefined, undefined, undefined, undefined),
      ),
    describe(file, at) {
      const found = service.getQuickInfoAtPosition(open(file), at)
      const description = descriptionOf(found)
      if (found === undefined || description === undefined) return undefined
      const { start, length } = found.textSpan
      return { ...description, from: start, to: start + length }
    },
  }
}

function descriptionOf(
  found: Pick<ts.QuickInfo, 'displayParts' | 'documentation'> | undefined,
): Description | undefined {
  const type = ts.displayPartsToString(found?.displayParts)
  if (type === '') return undefined
  return {
    type: type.length > LONGEST_DESCRIPTION ? `${type.slice(0, LONGEST_DESCRIPTION)}…` : type,
    text: ts.displayPartsToString(found?.documentation),
  }
}

function foldersAbove(path: string): string[] {
  const names = path.split('/').slice(0, -1)
  return names.map((_, index) => names.slice(0, index + 1).join('/') || '/')
}

const LONGEST_TYPE = 60

/**
 * What an error comes to, in one sentence. The compiler begins with the call as a whole, goes through its overloads, and says at the very
 * end what does not fit. The last overload is the most general one.
 */
export function pointOf(message: string | DiagnosticMessageChain): string {
  if (typeof message === 'string') return withShortTypes(message)
  const places: string[] = []
  let link = message
  for (let next = link.next?.at(-1); next !== undefined; next = link.next?.at(-1)) {
    const [, place] =
      /^(?:Types of property|The types (?:of|returned by)) '(.+?)' are/.exec(link.messageText) ?? []
    if (place !== undefined) places.push(place)
    link = next
  }
  const sentence = withShortTypes(link.messageText)
  return places.length === 0 ? sentence : `In “${places.join('.')}”: ${sentence}`
}

function withShortTypes(sentence: string): string {
  return sentence.replaceAll(/'([^']+)'/g, (quoted, type: string) =>
    type.length > LONGEST_TYPE ? `'${type.slice(0, LONGEST_TYPE - 1)}…'` : quoted,
  )
}
