import { styled } from 'styled-components'
import { screenName } from '#syllabus/lessons.ts'
import { lessonOf } from '#syllabus/lessonOf.ts'
import { checkedText } from '#syllabus/versions.ts'
import { color, font, size, space } from '#ui/tokens.ts'

interface LessonSourceProps {
  slug: string
  /** Address of the repository; empty where nobody has said it (docs/publishing.md). */
  repository?: string
}

/** From a lesson to its source, and to the form for a mistake in it, filled with the page and its versions. */
export function LessonSource({
  slug,
  repository = import.meta.env['STORYBOOK_REPOSITORY'] ?? '',
}: LessonSourceProps) {
  if (repository === '') return null
  const { lesson } = lessonOf(slug)
  const form = new URLSearchParams({
    title: `${lesson.title}: `,
    body: `Page: ${lesson.title} (${slug})\n${checkedText(lesson)}\n\nIt says:\n\nIt should say:\n`,
  })
  return (
    <Ways>
      <a href={`${repository}/issues/new?${form}`}>Report a mistake</a>
      <a href={`${repository}/blob/HEAD/stories/lessons/${slug}/${screenName(lesson)}.mdx`}>
        Source of this page
      </a>
    </Ways>
  )
}

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  margin: 0;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.touch};
    color: ${color.textMuted};
    font-size: ${font.small};
  }
`
