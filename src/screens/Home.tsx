import { useContext } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { CatalogueContext } from '#config/catalogueAddress.ts'
import { groups, lessons, lessonsOf } from '#syllabus/lessons.ts'
import type { Lesson } from '#syllabus/lessons.ts'
import { courseLength } from '#syllabus/minutesOf.ts'
import { lessonText, tallyOf, tallyText } from '#progress/tally.ts'
import { useProgress } from '#progress/useProgress.ts'
import { buttonStyle } from '#ui/Button.tsx'
import type { ButtonVariant } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns, Row } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { color, font, radius, space } from '#ui/tokens.ts'
import { useLessonPage } from './parts/useLessonPage.ts'

/** Welcome, where to begin or to continue, and a link to every lesson (behaviour §2.4). */
export function Home() {
  const [first] = lessons
  const progress = useProgress()
  const last = lessons.find(({ slug }) => slug === progress.last)
  const next = last ?? first
  const pageOf = useLessonPage()
  const catalogue = useContext(CatalogueContext)
  return (
    <Page
      title="Welcome to the React Query Course"
      lead="Learn server state and client state in React with live demos: use them, break them, and watch what the library does."
    >
      <Row $align="center" $gap="s m">
        {next && (
          <Start $variant="primary" {...pageOf(next)}>
            {last ? `Continue where you were: ${last.title}` : 'Start with lesson 1'}
          </Start>
        )}
        <span>{courseLength}</span>
        <span>{tallyText(tallyOf(progress))}</span>
      </Row>
      <Line>
        You need React’s <code>useState</code> and <code>useEffect</code>, promises, and to read TypeScript.
        Do you know some of the course already? <a {...catalogue}>Choose your way through it.</a>
      </Line>
      {groups.map((group) => (
        <section key={group.slug} aria-labelledby={group.slug}>
          <Heading id={group.slug}>{group.menu}</Heading>
          <Columns as="ul" $least="15rem">
            {lessonsOf(group.slug).map((lesson) => (
              <LessonCard key={lesson.slug} lesson={lesson} progress={lessonText(progress, lesson.slug)} />
            ))}
          </Columns>
        </section>
      ))}
    </Page>
  )
}

function LessonCard({ lesson, progress }: { lesson: Lesson; progress: string }) {
  const pageOf = useLessonPage()
  const number = lessons.indexOf(lesson) + 1
  return (
    <Tile as="li">
      <Name>
        <Number>{number}</Number> {lesson.skill}
      </Name>
      <Screen to={lesson.path}>{lesson.title}</Screen>
      <Line>{lesson.promise}</Line>
      {progress !== '' && <Done>{progress}</Done>}
      <Read {...pageOf(lesson)}>Read lesson {number}</Read>
    </Tile>
  )
}

const Heading = styled.h2`
  margin: 0 0 ${space.m};
  font-size: ${font.heading2};
`

/** All of it can be pressed: the link to its screen reaches over it. */
const Tile = styled(Card)`
  position: relative;
  gap: ${space.s};

  &:hover {
    border-color: ${color.accent};
  }
`

const Name = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space.s};
  margin: 0;
  font-size: ${font.heading3};
  font-weight: 700;
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

const Number = styled.span`
  flex: none;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`

const Line = styled.p`
  margin: 0;
  color: ${color.textMuted};

  a {
    color: ${color.accentText};
  }
`

const Done = styled.p`
  margin: 0;
  font-size: ${font.small};
  font-weight: 600;
`

const Start = styled.a<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`

/** Above the link to the screen, which reaches over its card. */
const Read = styled.a`
  position: relative;
  z-index: 1;
  align-self: start;
  margin-block-start: auto;
  padding-block: ${space.xs};
  color: ${color.accentText};
  font-size: ${font.small};
  font-weight: 600;
`
