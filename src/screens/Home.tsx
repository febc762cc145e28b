import { useContext } from 'react'
import { styled } from 'styled-components'
import { CatalogueContext } from '#config/catalogueAddress.ts'
import { groups, lessons, lessonsOf } from '#syllabus/lessons.ts'
import { courseLength } from '#syllabus/minutesOf.ts'
import { tallyOf, tallyText } from '#progress/tally.ts'
import { useProgress } from '#progress/useProgress.ts'
import { buttonStyle } from '#ui/Button.tsx'
import type { ButtonVariant } from '#ui/Button.tsx'
import { Columns, Row } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { color, font, space } from '#ui/tokens.ts'
import { LessonCard } from './parts/LessonCard.tsx'
import { useLessonPage } from '#syllabus/useLessonPage.ts'

/** Welcome, where to begin or to continue, and a link to every lesson (behaviour §2.4). */
export function Home() {
  const [first] = lessons
  const progress = useProgress()
  const last = lessons.find(({ slug }) => slug === progress.last)
  const next = last ?? first
  const pageOf = useLessonPage()
  const { href, target } = useContext(CatalogueContext)
  return (
    <Page
      title="Welcome to the React Query Course"
      lead="Learn server state and client state in React with live demos: use them, break them, and watch what the library does."
    >
      {next && (
        <Start $variant="primary" {...pageOf(next)}>
          {last ? `Continue where you were: ${last.skill}` : 'Start with lesson 1'}
        </Start>
      )}
      <Row $gap="s m">
        <span>{courseLength}</span>
        <span>{tallyText(tallyOf(progress))}</span>
      </Row>
      <Line>
        You should know React’s <code translate="no">useState</code> and <code translate="no">useEffect</code>{' '}
        and promises, and be able to read TypeScript. Do you know some of the course already?{' '}
        <a href={`${href}?path=/docs/course-welcome--welcome#the-lessons`} target={target}>
          See where to start.
        </a>
      </Line>
      {groups.map((group) => (
        <section key={group.slug} aria-labelledby={group.slug}>
          <Heading id={group.slug}>{group.menu}</Heading>
          <Columns as="ul" $least="15rem" $stretch>
            {lessonsOf(group.slug).map((lesson) => (
              <LessonCard key={lesson.slug} {...{ lesson, progress }} />
            ))}
          </Columns>
        </section>
      ))}
    </Page>
  )
}

const Heading = styled.h2`
  margin: 0 0 ${space.m};
  font-size: ${font.heading2};
`

const Line = styled.p`
  margin: 0;
  color: ${color.textMuted};

  a {
    color: ${color.accentText};
  }
`

/** On a line of its own, and as high as two lines of text: so a longer title moves nothing, on phones neither. */
const Start = styled.a<{ $variant: ButtonVariant }>`
  ${buttonStyle}
  justify-self: start;
  min-height: 3.25rem;
`
