import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CourseProgress } from '#course/lesson/CourseProgress.tsx'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { writeProgressFile } from '#course/learner/progressFile.ts'
import { keepWork, readWork } from '#course/learner/work.ts'
import type { Work } from '#course/learner/workSchema.ts'
import { noProgress } from '#progress/progress.ts'

const ids = ['basic-query/the-lie', 'pagination/no-flicker'] as const
const [theLie, noFlicker] = ids
const theirs: Record<string, Work> = Object.fromEntries(
  ids.map((id) => [id, { of: 'start', code: 'theirs' }]),
)

const meta = preview.meta({
  title: 'Components/For authors/Your progress',
  component: CourseProgress,
  parameters: { layout: 'padded' },
  beforeEach() {
    forget()
    return forget
  },
})

/** Code comes where there is none. */
export const KeepsTheLearnersOwnCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    keepWork(theLie, { of: 'start', code: 'mine' })
    const file = writeProgressFile({
      progress: { ...noProgress, solved: [theLie], ticked: ['a--b#1'], read: ['overview'] },
      work: theirs,
    })
    await userEvent.upload(
      canvas.getByLabelText('File of progress to import'),
      new File([file], 'progress.json', { type: 'application/json' }),
    )
    await expect(await canvas.findByText(/^Imported/)).toHaveTextContent(
      'You keep your own code for “The lie” (Show a list): the file has other code there.',
    )
    await expect(learnerProgress.read().ticked).toEqual(['a--b#1'])
    await expect(readWork(noFlicker)?.code).toBe('theirs')
    await expect(readWork(theLie)).toEqual({ of: 'start', code: 'mine' })
  },
})

export const SaysWhatIsWrongWithAFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const upload = (text: string) =>
      userEvent.upload(canvas.getByLabelText('File of progress to import'), new File([text], 'a.json'))
    await upload('{"a":1}')
    await expect(await canvas.findByText(/^This file holds no progress of this course\./)).toBeVisible()
    await upload('{"kind":"react-query-course","progress":{},"code":{"a/b":7}}')
    await expect(
      await canvas.findByText(/The code of one exercise in it cannot be read, and was left out\.$/),
    ).toBeVisible()
  },
})

function forget(): void {
  learnerProgress.resetProgress()
  for (const id of ids) keepWork(id, { of: '', code: '' })
}
