import { styled } from 'styled-components'
import { groups, lessonPageId, lessonsOf } from '#lessons.ts'
import { color, space, width } from '#ui/tokens.ts'
import { docsHref } from './links.ts'

/** The lessons of the course, group by group. */
export function CourseMap() {
  return groups.map((group) => (
    <Group key={group.slug}>
      <h3>{group.title}</h3>
      <ul>
        {lessonsOf(group.slug).map((lesson) => (
          <li key={lesson.slug}>
            <a href={docsHref(lessonPageId(lesson))} target="_top">
              {lesson.title}
            </a>
            : {lesson.summary}
          </li>
        ))}
      </ul>
    </Group>
  ))
}

const Group = styled.section`
  && h3 {
    margin: ${space.l} 0 ${space.s};
    color: ${color.text};
    font-weight: 700;
  }

  && ul {
    max-width: ${width.prose};
  }

  && :is(ul, li) {
    color: ${color.text};
    font-size: 1rem;
    line-height: 1.65;
  }

  && a {
    color: ${color.accentText};
    font-weight: 600;
    text-underline-offset: 0.15em;
  }
`
