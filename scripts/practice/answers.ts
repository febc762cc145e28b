import { existsSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { edited } from '#course/exercise/written.ts'
import { imported } from './exercises.ts'
import type { FoundExercise } from './exercises.ts'
import type { Recorded } from './recordedStories.ts'

/** The code of the answers that the stories of an exercise grade, by the stories' names. */
export async function answersOf(
  { path, stories }: FoundExercise,
  root: string,
): Promise<Map<string, string>> {
  const read = (file: string) => readFileSync(resolve(root, posix.dirname(path), file), 'utf8')
  const answers = new Map<string, string>()
  for (const [name, { parameters, args }] of Object.entries(
    await imported<Record<string, Recorded>>(stories, root),
  )) {
    const whole = `answers/${name}.tsx`
    if (existsSync(resolve(root, posix.dirname(path), whole)))
      answers.set(name, asBesideTheStart(read(whole)))
    else if (parameters?.answer !== undefined)
      answers.set(name, edited(read(`${parameters.answer.file}.tsx`), parameters.answer.edits))
    else if (args?.answer !== undefined) answers.set(name, read('solution.tsx'))
  }
  return answers
}

/** Code from the folder of the answers, with the imports that a file beside it would write. */
function asBesideTheStart(code: string): string {
  return code.replaceAll(/(?<= from ')\.\.\/(\.\.\/)?/g, (_, higher: string | undefined) => higher ?? './')
}
