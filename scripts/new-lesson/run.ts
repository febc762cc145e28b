import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { groups, lessonsOf } from '#syllabus/lessons.ts'
import type { GroupSlug } from '#syllabus/lessons.ts'
import { InputError } from './checkInput.ts'
import { newLesson } from './newLesson.ts'

const HELP = `Adds a lesson: its definition, a screen, stories and a docs page, which pass every check as they are.

  npm run new:lesson -- --title "Select and renders" --group server-state

  --title    what the lesson is called; its address and file names are made of it
  --group    the part of the course that it goes to the end of: ${groups.map(({ slug }) => slug).join(', ')}
  --promise  what a learner can do after it, in one sentence (optional)
  --help     shows this text
`

try {
  const { title, group, promise, help } = readArguments()
  if (help === true) process.stdout.write(HELP)
  else if (title === undefined || group === undefined)
    throw new InputError(
      'A lesson needs a title and a group, as in --title "Select and renders" --group server-state.',
    )
  else await make(title, group, promise)
} catch (error) {
  if (!(error instanceof InputError)) throw error
  process.stderr.write(`${error.message}\nnpm run new:lesson -- --help says more.\n`)
  process.exitCode = 1
}

function readArguments() {
  const text = { type: 'string' } as const
  try {
    const options = {
      title: text,
      group: text,
      promise: text,
      help: { type: 'boolean', short: 'h' },
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    // An unknown option, or a title without quotes.
    throw new InputError(error instanceof Error ? error.message : String(error))
  }
}

async function make(title: string, group: string, promise: string | undefined): Promise<void> {
  const root = resolve(import.meta.dirname, '../..')
  const { path, files, isInSidebar } = await newLesson(
    { title, group, ...(promise !== undefined && { promise }) },
    root,
  )
  const before = lessonsOf(group as GroupSlug).at(-1)?.title
  process.stdout.write(
    [
      `The lesson is at ${path} in the app, and in the catalogue under Course. Written:`,
      ...files.map((file) => `  ${file}`),
      isInSidebar
        ? 'The sidebar lists it, too: storySort in .storybook/preview.tsx.'
        : `Add '${title}' to storySort in .storybook/preview.tsx, after '${before}'.`,
      'It passes `npm run check` as it is. Its example of a note and a count of words is yours to replace.',
      '',
    ].join('\n'),
  )
}
