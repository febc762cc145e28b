import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Progress } from '#progress/progress.ts'
import { lessonState } from '#progress/tally.ts'
import { lessons } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/layout.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import { useLessonPage } from './useLessonPage.ts'

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
      <Screen to={lesson.path}>{lesson.title}</Screen>
      <p>{lesson.promise}</p>
      <Foot $align="center">
        <a {...pageOf(lesson)}>Read lesson {number}</a>
        <span>{states[lessonState(progress, lesson.slug)]}</span>
      </Foot>
    </Tile>
  )
}

/** Few words: they have to fit beside the link to the page. */
const states = { new: '', begun: 'Begun', done: '✓ Done' }

/** All of it can be pressed: the link to its screen reaches over it. */
const Tile = styled(Card)`
  position: relative;
  gap: ${space.s};

  p {
    margin: 0;
    color: ${color.textMuted};
  }

  &:hover {
    border-color: ${color.accent};
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

const Screen = styled(Link)`
  color: ${color.accentText};
  font-weight: 600;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.l};
  }

  &:hover {
    text-decoration: underline;
  }
`

/** What has been done is known once the page has woken up. It then takes no place of its own. */
const Foot = styled(Row)`
  margin-block-start: auto;
  font-size: ${font.small};
  font-weight: 600;

  /* Above the link to the screen, which reaches over its card. */
  a {
    position: relative;
    z-index: 1;
    padding-block: ${space.xs};
    color: ${color.accentText};
  }
`
