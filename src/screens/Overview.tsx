import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import { infinitePostsQuery, PAGE_SIZE, postsPageQuery, postsQuery } from '#features/posts/postQueries.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { lessons } from '#syllabus/lessons.ts'
import { Columns } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { Prose } from '#ui/Prose.tsx'
import { font, space } from '#ui/tokens.ts'
import { CountTile } from './parts/CountTile.tsx'

const technologies = [
  ['React', 'renders it all'],
  ['TanStack Query', 'keeps what came from the server'],
  ['Zustand', 'keeps what belongs to the client'],
  ['React Router', 'keeps what belongs in the address'],
  ['styled-components', 'styles it'],
  ['Storybook', 'shows every screen and widget, and tests them'],
  ['MSW', 'stands in for the server'],
  ['Vite and TypeScript', 'build it, and find mistakes early'],
] as const

// #region queries
/** What the course is about, and what its server holds right now (behaviour §2.5). */
export function Overview() {
  const api = useApi()
  const todos = useQuery(todosQuery(api))
  const posts = useQuery(postsQuery(api))
  const page = useQuery(postsPageQuery(api, 1))
  const infinite = useInfiniteQuery(infinitePostsQuery(api))
  const countsId = useId()
  // #endregion

  return (
    <Page
      title="Overview"
      lead="A course about two kinds of state: the kind that a server owns, and the kind that is yours alone."
    >
      <section aria-labelledby={countsId}>
        <Heading id={countsId}>Data overview</Heading>
        {/* #region tiles */}
        <Columns as="dl" $least="10rem" $stretch>
          <CountTile label="Todos" query={todos} count={todos.data?.length} />
          <CountTile label="Posts" query={posts} count={posts.data?.length} />
          <CountTile
            label={`Paginated posts (${PAGE_SIZE} per page)`}
            query={page}
            count={page.data?.length}
          />
          <CountTile label="Infinite posts" query={infinite} count={infinite.data?.pages.flat().length} />
        </Columns>
        {/* #endregion */}
      </section>
      <AboutTheCourse />
    </Page>
  )
}

function AboutTheCourse() {
  return (
    <Prose>
      <p>
        Most of what a screen shows is borrowed: it lives on a server, changes without being asked, and takes
        its time to come. The rest is the screen’s own: a filter, a cart, a theme. The two want different
        tools. Here you use both, break both, and see what each library does about it.
      </p>
      <h2>What you will learn</h2>
      <ul>
        {lessons
          .filter(({ slug }) => slug !== 'overview')
          .map((lesson) => (
            <li key={lesson.slug}>
              <b>{lesson.title.endsWith('?') ? lesson.title : `${lesson.title}.`}</b> {lesson.promise}
            </li>
          ))}
      </ul>
      <h2>Technologies</h2>
      <ul>
        {technologies.map(([name, role]) => (
          <li key={name}>
            <b>{name}</b> {role}.
          </li>
        ))}
      </ul>
    </Prose>
  )
}

const Heading = styled.h2`
  margin: 0 0 ${space.m};
  font-size: ${font.heading2};
`
