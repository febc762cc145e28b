import preview from '#storybook/preview.tsx'
import { noProgress } from '#progress/progress.ts'
import { LessonCard } from '#screens/parts/LessonCard.tsx'
import { lessonOf } from '#syllabus/lessonOf.ts'
import { CardGrid } from '#ui/CardGrid.tsx'

const { lesson } = lessonOf('basic-query')

const meta = preview.meta({
  title: 'Components/Screens/Lesson card',
  component: LessonCard,
  parameters: { layout: 'padded' },
  args: { lesson, progress: noProgress },
  decorators: [
    (Story) => (
      <CardGrid as="ul">
        <Story />
      </CardGrid>
    ),
  ],
})

export const New = meta.story()

export const Begun = meta.story({
  args: { progress: { ...noProgress, read: [lesson.slug] } },
})
