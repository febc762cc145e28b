import { posix } from 'node:path'
import ts from 'typescript-js'
import type { Declarations } from '#course/exercise/types/service.ts'

/** The folder of the declarations of the language itself. */
const LIBRARIES = '/node_modules/typescript-js/lib'

/**
 * What the compiler says of several files, of which it needs one program: a service that is asked for one after the other takes a
 * hundred times as long for each.
 *
 * @param texts the files, by their paths from the root of the declarations
 * @returns the sentences, by the same paths
 */
export function typeErrorsIn(
  texts: ReadonlyMap<string, string>,
  { options, files }: Declarations,
): Map<string, string[]> {
  const readFile = (path: string) => texts.get(path) ?? files[path]
  const folders = new Set([...texts.keys(), ...Object.keys(files)].flatMap(foldersAbove))
  const program = ts.createProgram([...texts.keys()], options, {
    ...ts.createCompilerHost(options),
    readFile,
    getSourceFile(path, languageVersion) {
      const text = readFile(path)
      return text === undefined ? undefined : ts.createSourceFile(path, text, languageVersion)
    },
    fileExists: (path) => readFile(path) !== undefined,
    directoryExists: (path) => folders.has(path.replace(/(?<=.)\/$/, '')),
    getCurrentDirectory: () => '/',
    getDefaultLibLocation: () => LIBRARIES,
    getDefaultLibFileName: () => `${LIBRARIES}/lib.d.ts`,
    realpath: (path) => path,
  })
  const errorsOf = (path: string) => {
    const file = program.getSourceFile(path)
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
  }
  return new Map([...texts.keys()].map((path) => [path, errorsOf(path)]))
}

function foldersAbove(path: string): string[] {
  const folder = posix.dirname(path)
  return folder === path ? [folder] : [folder, ...foldersAbove(folder)]
}
