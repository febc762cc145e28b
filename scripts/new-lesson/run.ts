import { resolve } from 'node:path'
import { groups } from '#syllabus/lessons.ts'
import { InputError, runGenerator } from '../generator.ts'
import { newLesson } from './newLesson.ts'

const HELP = `Adds a lesson in four places: its definition, a screen, its stories and a docs page. They pass every check as they are.

  npm run new:lesson -- --title "Select and renders" --group server-state

  --title    what the lesson is called; its address and file names are made of it
  --group    the part of the course that it goes to the end of: ${groups.map(({ slug }) => slug).join(', ')}
  --promise  what a learner can do after it, in one sentence (optional)
  --help     shows this text`

await runGenerator('npm run new:lesson', HELP, ['title', 'group', 'promise'], async (given) => {
  const { title, group, promise } = given
  if (title === undefined || group === undefined)
    throw new InputError(
      'A lesson needs a title and a group, as in --title "Select and renders" --group server-state.',
    )
  const root = resolve(import.meta.dirname, '../..')
  const made = await newLesson({ title, group, ...(promise !== undefined && { promise }) }, root)
  return [
    `The lesson is at ${made.path} in the app and, once it is started again, in the catalogue under Course. Written:`,
    ...[made.changed, ...made.written].map((file) => `  ${file}`),
    'It passes `npm run check` as it is. Its example of a note and a count of words is yours to replace.',
  ]
})
