import { styled } from 'styled-components'
import { groups, lessonPageId, lessonsOf } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { lessonText } from '#progress/tally.ts'
import { useProgress } from '#progress/useProgress.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import { docsType, docsWidth } from '#course/look/typeScale.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { DocsLink } from '#course/links/DocsLink.tsx'
import { lessonOf } from '#syllabus/lessonOf.ts'

/** The lessons of the course in their order: what each is good for, how long it takes, and how far it is. */
export function CourseMap() {
  return (
    <Map className="sb-unstyled">
      {groups.map(({ slug, title }) => (
        <section key={slug} aria-label={title}>
          <h3>{title}</h3>
          <ol>
            {lessonsOf(slug).map((lesson) => (
              <LessonRow key={lesson.slug} lesson={lesson} />
            ))}
          </ol>
        </section>
      ))}
    </Map>
  )
}

function LessonRow({ lesson }: { lesson: Lesson }) {
  const { number } = lessonOf(lesson.slug)
  const done = lessonText(useProgress(learnerProgress), lesson.slug)
  return (
    <li value={number}>
      <Link page={lessonPageId(lesson)}>
        <Number aria-hidden>{number}</Number>
        <Title>{lesson.skill}</Title>
        <Minutes>{lesson.minutes} min</Minutes>
        <Line>{lesson.promise}</Line>
        {done !== '' && <Done>{done}</Done>}
      </Link>
    </li>
  )
}

const Map = styled.div`
  max-width: ${docsWidth.demo};
  color: ${color.text};
  font-family: ${font.body};

  h3 {
    margin: ${space.l} 0 ${space.s};
    color: ${color.textMuted};
    font-size: ${font.small};
    font-weight: 600;
  }

  ol {
    margin: 0;
    padding: 0;
    overflow: hidden;
    border: 1px solid ${color.border};
    border-radius: ${radius.m};
    background: ${color.surface};
    list-style: none;
  }

  li + li {
    border-block-start: 1px solid ${color.border};
  }
`

const Link = styled(DocsLink)`
  display: grid;
  grid-template-columns: minmax(1.5rem, max-content) minmax(0, 1fr) max-content;
  column-gap: ${space.m};
  align-items: baseline;
  padding: 0.75rem ${space.m};
  color: ${color.text};
  ${docsType('body')}
  text-decoration: none;

  &:hover {
    background: ${color.accentSoft};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Number = styled.span`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  font-weight: 650;
  text-align: end;
`

const Title = styled.span`
  color: ${color.accentText};
  font-weight: 650;
`

const Line = styled.span`
  grid-column: 2 / -1;
  font-size: 1rem;
  line-height: 1.45;
`

const Minutes = styled.span`
  color: ${color.textMuted};
  font-size: ${font.small};
`

const Done = styled.span`
  grid-column: 2 / -1;
  font-size: ${font.small};
  font-weight: 600;
`
