import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { Prediction } from '#course/prediction/prediction.ts'
import { questionMark } from '#progress/questionMark.ts'
import { shortHash } from '#progress/shortHash.ts'

const FILE = resolve(import.meta.dirname, '../../src/progress/questionMarks.ts')
const modules = import.meta.glob<Record<string, Prediction>>('../lessons/*/predictions/predictions.ts')

it('the list of marks has a hash of that of each question, as it stands on its page', async () => {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()))
  const lines = loaded
    .flatMap((questions) => Object.values(questions))
    .map((question) => `  '${question.id}': '${shortHash(questionMark(question))}',`)
  const file = [
    '/** A hash of each question’s mark, so that counting answers brings no page along. `npm run new:docs` writes this file. */',
    'export const questionMarks: Readonly<Record<string, string>> = {',
    ...lines.toSorted(),
    '}\n',
  ].join('\n')
  await expect(file, '`npm run new:docs` writes it').toMatchFileSnapshot(FILE)
})
