import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { groups, lessons, lessonsOf } from '#lessons.ts'
import type { Lesson } from '#lessons.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { color, font, radius, space } from '#ui/tokens.ts'

/** Welcome, where to begin, and a link to every lesson (behaviour §2.4). */
export function Home() {
  const [first] = lessons
  return (
    <Page
      title="Welcome to the React Query Course"
      lead="Learn server state and client state in React with live demos: use them, break them, and watch what the library does."
    >
      {first && (
        <div>
          <ButtonLink variant="primary" to={first.path}>
            Start with lesson 1
          </ButtonLink>
        </div>
      )}
      {groups.map((group) => (
        <section key={group.slug} aria-labelledby={group.slug}>
          <Heading id={group.slug}>{group.menu}</Heading>
          <Columns as="ul" $least="15rem">
            {lessonsOf(group.slug).map((lesson) => (
              <LessonCard key={lesson.slug} lesson={lesson} />
            ))}
          </Columns>
        </section>
      ))}
    </Page>
  )
}

function LessonCard({ lesson }: { lesson: Lesson }) {
  return (
    <Tile as="li">
      <Name>
        <Number>{lessons.indexOf(lesson) + 1}</Number> <Link to={lesson.path}>{lesson.title}</Link>
      </Name>
      <Summary>{lesson.summary}</Summary>
    </Tile>
  )
}

const Heading = styled.h2`
  margin: 0 0 ${space.m};
  font-size: ${font.heading2};
`

/** All of it can be pressed: its link reaches over it. */
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

  a {
    color: ${color.accentText};
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.l};
  }

  a:hover {
    text-decoration: underline;
  }
`

const Number = styled.span`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`

const Summary = styled.p`
  margin: 0;
  color: ${color.textMuted};
`
