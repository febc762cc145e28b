import { styled } from 'styled-components'
import type { Progress } from '#progress/progress.ts'
import { lessonState } from '#progress/tally.ts'
import { lessons } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/layout.ts'
import { color, font, space } from '#ui/tokens.ts'
import { useLessonPage } from '#syllabus/useLessonPage.ts'

export interface LessonCardProps {
  lesson: Lesson
  progress: Progress
}

/** What a lesson is good for, how far it is, and the ways to its screen and to its page. */
export function LessonCard({ lesson, progress }: LessonCardProps) {
  const pageOf = useLessonPage()
  const number = lessons.indexOf(lesson) + 1
  return (
    <Tile as="li">
      <Name>
        <span>{number}</span> {lesson.skill}
      </Name>
      <p>{lesson.promise}</p>
      <Ways>
        <ButtonLink to={lesson.path}>{lesson.title}</ButtonLink>
        <Foot $align="center">
          <a {...pageOf(lesson)}>Read lesson {number}</a>
          <span>{states[lessonState(progress, lesson.slug)]}</span>
        </Foot>
      </Ways>
    </Tile>
  )
}

/** Few words: they have to fit beside the link to the page. */
const states = { new: '', begun: 'Begun', done: '✓ Done' }

/** The ways on stand at the same height in all cards of a row. */
const Tile = styled(Card)`
  grid-template-rows: auto 1fr auto;
  gap: ${space.s};

  p {
    margin: 0;
    color: ${color.textMuted};
  }
`

const Name = styled.b`
  display: flex;
  align-items: baseline;
  gap: ${space.s};
  font-size: ${font.heading3};

  span {
    flex: none;
    color: ${color.textMuted};
  }
`

const Ways = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.xs};
`

/** What has been done is known once the page has woken up. It then takes no place of its own. */
const Foot = styled(Row)`
  font-size: ${font.small};
  font-weight: 600;

  a {
    padding-block: ${space.xs};
    color: ${color.accentText};
  }
`
