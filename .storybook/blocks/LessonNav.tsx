import { styled } from 'styled-components'
import { lessonPageId } from '#lessons.ts'
import type { Lesson } from '#lessons.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import { lessonOf } from './lessonOf.ts'
import { docsHref } from './links.ts'

/** The foot of a lesson's page: links to the previous and the next lesson. */
export function LessonNav({ slug }: { slug: string }) {
  const { previous, next } = lessonOf(slug)
  return (
    <Nav aria-label="Lessons">
      {previous && <Way lesson={previous} label="Previous" />}
      {next && <Way lesson={next} label="Next" />}
    </Nav>
  )
}

function Way({ lesson, label }: { lesson: Lesson; label: string }) {
  return (
    <Tile href={docsHref(lessonPageId(lesson))} target="_top">
      <Small>{label}</Small>
      {lesson.title}
    </Tile>
  )
}

const Nav = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space.m};
  margin-block-start: ${space.xxl};
`

const Tile = styled.a`
  && {
    display: block;
    padding: ${space.m} ${space.l};
    border: 1px solid ${color.border};
    border-radius: ${radius.l};
    background: ${color.surface};
    color: ${color.accentText};
    font-size: ${font.large};
    font-weight: 650;
    text-decoration: none;

    &:hover {
      border-color: ${color.accent};
    }
  }
`

const Small = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.small};
  font-weight: 600;
`
