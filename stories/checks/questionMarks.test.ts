import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { Prediction } from '#course/prediction/prediction.ts'
import { questionMark } from '#progress/questionMark.ts'
import { shortHash } from '#progress/shortHash.ts'
import { practiceIds } from '#syllabus/practiceList.ts'

const FILE = resolve(import.meta.dirname, '../../src/progress/questionMarks.ts')
const modules = import.meta.glob<Record<string, Prediction>>('../lessons/*/predictions/predictions.ts')

it('the list of marks has a hash of that of each question, as it stands on its page', async () => {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()))
  const questions = loaded.flatMap((module) => Object.values(module))
  const marks = practiceIds().predictions.map((id) => {
    const question = questions.find((one) => one.id === id)
    return question && shortHash(questionMark(question)).slice(0, 4)
  })
  const file = [
    "import { practiceIds } from '#syllabus/practiceList.ts'",
    '',
    '/** `npm run new:docs` writes this file. */',
    'const marks =',
    `  '${marks.join(' ')}'`,
    '',
    '/** How the hash of each question’s mark begins, so that counting answers brings no page along. */',
    'export const questionMarks: Readonly<Record<string, string>> = Object.fromEntries(',
    "  practiceIds().predictions.map((id, index) => [id, marks.split(' ')[index] ?? '']),",
    ')\n',
  ].join('\n')
  await expect(file, '`npm run new:docs` writes it').toMatchFileSnapshot(FILE)
})
