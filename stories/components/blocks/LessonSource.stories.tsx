import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { LessonSource } from '#course/lesson/LessonSource.tsx'

const meta = preview.meta({
  title: 'Components/For authors/Source of a lesson',
  component: LessonSource,
  parameters: { layout: 'padded' },
  args: { slug: 'todo-demo', repository: 'https://github.com/school/course' },
})

export const ReportsAMistake = meta.story({
  play: async ({ canvas, step }) => {
    await step('the form is filled with the page and the versions that it was checked with', async () => {
      const report = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Report a mistake' })
      const { pathname, searchParams } = new URL(report.href)
      await expect(pathname).toBe('/school/course/issues/new')
      await expect(searchParams.get('title')).toBe('Todo Demo: ')
      await expect(searchParams.get('body')).toMatch(
        /^Page: Todo Demo \(todo-demo\)\nChecked with TanStack Query \d/,
      )
    })
    await step('the source is a file of the repository', async () => {
      await expect(canvas.getByRole('link', { name: 'Source of this page' })).toHaveAttribute(
        'href',
        'https://github.com/school/course/blob/HEAD/stories/lessons/todo-demo/TodoDemo.mdx',
      )
    })
  },
})

export const NobodyHasSaidWhere = meta.story({
  tags: ['proof'],
  args: { repository: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
