import { styled } from 'styled-components'
import { color, font, space, width } from '#ui/tokens.ts'
import { appHref } from './links.ts'
import { lessonOf } from './lessonOf.ts'

/** The top of a lesson's page: its place in the course, its title, its goal, and a link to its screen in the app. */
export function LessonHead({ slug, goal }: { slug: string; goal: string }) {
  const { lesson, group, number, count } = lessonOf(slug)
  return (
    <Head>
      <Place>
        {group.title} · Lesson {number} of {count}
      </Place>
      <h1>{lesson.title}</h1>
      <Goal>{goal}</Goal>
      <a href={appHref(lesson.path)} target="_top">
        Open this screen in the app
      </a>
    </Head>
  )
}

const Head = styled.header`
  margin-block-end: ${space.xl};

  && h1 {
    margin: 0;
    color: ${color.text};
    font-size: ${font.heading1};
    font-weight: 750;
    letter-spacing: -0.02em;
    line-height: 1.15;
  }

  && a {
    color: ${color.accentText};
    font-weight: 600;
    text-underline-offset: 0.15em;
  }
`

const Place = styled.p`
  && {
    margin: 0 0 ${space.s};
    color: ${color.textMuted};
    font-size: ${font.small};
    font-weight: 600;
  }
`

const Goal = styled.p`
  && {
    max-width: ${width.prose};
    margin: ${space.m} 0;
    color: ${color.text};
    font-size: ${font.large};
    line-height: 1.5;
  }
`
