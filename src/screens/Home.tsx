import { styled } from 'styled-components'
import { groups, lessonsOf } from '#lessons.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { color, font, space } from '#ui/tokens.ts'

/** Welcome, and a link to every lesson (behaviour §2.4). */
export function Home() {
  return (
    <Page
      title="Welcome to the React Query Course"
      lead="Learn server state and client state in React with live demos: use them, break them, and watch what the library does."
    >
      {groups.map((group) => (
        <section key={group.slug} aria-labelledby={group.slug}>
          <Heading id={group.slug}>{group.title}</Heading>
          <Columns as="ul" $least="15rem">
            {lessonsOf(group.slug).map((lesson) => (
              <Tile as="li" key={lesson.slug}>
                <Summary>{lesson.summary}</Summary>
                <ButtonLink to={lesson.path}>{lesson.title}</ButtonLink>
              </Tile>
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

const Tile = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.m};
`

const Summary = styled.p`
  flex: 1;
  margin: 0;
  color: ${color.textMuted};
`
