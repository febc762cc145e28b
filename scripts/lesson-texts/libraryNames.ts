import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Where the libraries that the course teaches have their declarations. */
const FOLDERS = [
  '@tanstack/query-core/build/modern',
  '@tanstack/react-query/build/modern',
  'zustand',
  'zustand/middleware',
  'react-router/dist/development',
]

/** What is declared: a member, a parameter, or something with a name of its own. */
const DECLARED = /^\s*(?:readonly )?(\w+)\??[:(<]|\b(?:function|class|const|interface|type) (\w+)/gm

/** The names of the options, results and functions of the libraries, from the installed declarations. */
export function libraryNames(): ReadonlySet<string> {
  const texts = FOLDERS.flatMap((folder) => {
    const path = resolve('node_modules', folder)
    return readdirSync(path)
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => readFileSync(resolve(path, file), 'utf8'))
  })
  return new Set(
    texts.flatMap((text) => [...text.matchAll(DECLARED)].flatMap(([, member, own]) => member ?? own ?? [])),
  )
}
