import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lessons } from '#syllabus/lessons.ts'
import { InputError, newExercise } from './newExercise.ts'

const HELP = `Adds an exercise to a lesson: answers, a grader and a definition, which pass every check as they are.

  npm run new:exercise -- --title "Keep the rest" --lesson router-docs

  --title   what the exercise is called; its folder and file names are made of it
  --lesson  the lesson: ${lessons.map(({ slug }) => slug).join(', ')}
  --help    shows this text
`

try {
  const { title, lesson, help } = readArguments()
  if (help === true) process.stdout.write(HELP)
  else if (title === undefined || lesson === undefined)
    throw new InputError(
      'An exercise needs a title and a lesson, as in --title "Keep the rest" --lesson router-docs.',
    )
  else await make(title, lesson)
} catch (error) {
  if (!(error instanceof InputError)) throw error
  process.stderr.write(`${error.message}\nnpm run new:exercise -- --help says more.\n`)
  process.exitCode = 1
}

function readArguments() {
  const text = { type: 'string' } as const
  try {
    const options = { title: text, lesson: text, help: { type: 'boolean', short: 'h' } } as const
    return parseArgs({ options }).values
  } catch (error) {
    // An unknown option, or a title without quotes.
    throw new InputError(error instanceof Error ? error.message : String(error))
  }
}

async function make(title: string, lesson: string): Promise<void> {
  const { files, name } = await newExercise({ title, lesson }, resolve(import.meta.dirname, '../..'))
  const definition = files.find((file) => file.endsWith('/exercise.ts'))
  process.stdout.write(
    [
      'Written:',
      ...files.map((file) => `  ${file}`),
      `To show it, add <Exercise of={${name}} /> under ## Practice on the lesson's page, and import ${name} from its`,
      `${definition}. src/course/exercise/README.md says what makes a good one.`,
      '',
    ].join('\n'),
  )
}
