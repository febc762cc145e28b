import { resolve } from 'node:path'
import { lessons } from '#syllabus/lessons.ts'
import { InputError, runGenerator } from '../generator.ts'
import { newExercise } from './newExercise.ts'

const HELP = `Adds an exercise to a lesson: answers, a grader and a definition, which pass every check as they are.

  npm run new:exercise -- --title "Keep the rest" --lesson router-docs

  --title   what the exercise is called; its folder and file names are made of it
  --lesson  the lesson: ${lessons.map(({ slug }) => slug).join(', ')}
  --help    shows this text`

await runGenerator('npm run new:exercise', HELP, ['title', 'lesson'], async ({ title, lesson }) => {
  if (title === undefined || lesson === undefined)
    throw new InputError(
      'An exercise needs a title and a lesson, as in --title "Keep the rest" --lesson router-docs.',
    )
  const { files, name } = await newExercise({ title, lesson }, resolve(import.meta.dirname, '../..'))
  const definition = files.find((file) => file.endsWith('/exercise.ts'))
  return [
    'Written:',
    ...files.map((file) => `  ${file}`),
    `To show it, add <Exercise of={${name}} /> under ## Practice on the lesson's page, and import ${name} from its`,
    `${definition}. src/course/exercise/README.md says what makes a good one.`,
  ]
})
