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
  title: 'Components/UI/Your progress',
  component: CourseProgress,
  parameters: { layout: 'padded' },
  beforeEach() {
    forget()
    return forget
  },
})

/** What replaces nothing comes without a question; for the rest there is one. */
export const AsksBeforeItReplacesCode = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    keepWork(theLie, { of: 'start', code: 'mine' })
    const upload = (text: string) =>
      userEvent.upload(
        canvas.getByLabelText('File of progress to import'),
        new File([text], 'progress.json', { type: 'application/json' }),
      )
    const file = writeProgressFile({
      progress: { ...noProgress, solved: [theLie], ticked: ['a--b#1'], read: ['overview'] },
      work: theirs,
    })
    await step('a file is imported, and the question names the exercise with other code', async () => {
      await upload(file)
      await expect(await canvas.findByRole('group', { name: 'Replace your code?' })).toHaveTextContent(
        'The file has other code than you for “The lie” (Basic Query).',
      )
      await expect(canvas.getByRole('status')).toHaveTextContent('Imported')
      await expect(learnerProgress.read().ticked).toEqual(['a--b#1'])
      await expect(readWork(noFlicker)?.code).toBe('theirs')
      await expect(readWork(theLie)?.code).toBe('mine')
    })
    await step('whoever keeps theirs loses nothing', async () => {
      await expect(canvas.getByRole('button', { name: 'Keep my code' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Keep my code' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Your code has stayed as it is.')
      await expect(readWork(theLie)).toEqual({ of: 'start', code: 'mine' })
      await expect(canvas.getByRole('button', { name: 'Import' })).toHaveFocus()
    })
    await step('whoever replaces theirs can have it back', async () => {
      await upload(file)
      await userEvent.click(await canvas.findByRole('button', { name: 'Replace my code' }))
      await expect(readWork(theLie)).toEqual({ of: 'start', code: 'theirs', before: 'mine' })
      await expect(canvas.queryByRole('group')).not.toBeInTheDocument()
    })
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
