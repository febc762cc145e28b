import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'

/** Explains in a sentence why something cannot be made. */
export class InputError extends Error {}

/** What templates say, and what stands there in a copy. Earlier pairs are replaced first. */
export type Words = readonly (readonly [sample: string, word: string])[]

/**
 * Copies templates into a project, in Prettier's format.
 *
 * @param folder the templates' folder
 * @param places where each template goes, from the project's root
 * @param root the project's folder
 */
export async function copyTemplates(
  folder: string,
  places: Readonly<Record<string, string>>,
  words: Words,
  root: string,
): Promise<void> {
  for (const [name, place] of Object.entries(places)) {
    const template = resolve(folder, name)
    const text = await readFile(template, 'utf8')
    const copy = words.reduce((done, [sample, word]) => done.replaceAll(sample, () => word), text)
    const file = resolve(root, place)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await format(copy, { ...(await resolveConfig(template)), filepath: file }))
  }
}

/** Adds to a file of a project what a function makes of its text, in Prettier's format. */
export async function editFile(file: string, edit: (text: string) => string): Promise<void> {
  const text = edit(await readFile(file, 'utf8'))
  await writeFile(
    file,
    await format(text, { ...(await resolveConfig(import.meta.filename)), filepath: file }),
  )
}

/**
 * Runs a generator with the options of the command line, and writes its lines. What is wrong with them it says in a sentence.
 *
 * @param command how npm runs it
 * @param names those of its options
 */
export async function runGenerator<Name extends string>(
  command: string,
  help: string,
  names: readonly Name[],
  make: (given: Partial<Record<Name, string>>) => Promise<readonly string[]>,
): Promise<void> {
  try {
    const values = optionsOf(names)
    const given = Object.fromEntries(names.map((name) => [name, values[name]]))
    const lines = values['help'] === true ? [help] : await make(given as Partial<Record<Name, string>>)
    process.stdout.write(`${lines.join('\n')}\n`)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    process.stderr.write(`${error.message}\n${command} -- --help says more.\n`)
    process.exitCode = 1
  }
}

function optionsOf(names: readonly string[]): Record<string, unknown> {
  const texts = Object.fromEntries(names.map((name) => [name, { type: 'string' }] as const))
  try {
    return parseArgs({ options: { ...texts, help: { type: 'boolean', short: 'h' } } }).values
  } catch (error) {
    // An unknown option, or a title without quotes.
    throw new InputError(error instanceof Error ? error.message : String(error))
  }
}
