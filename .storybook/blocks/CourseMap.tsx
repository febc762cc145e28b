import { groups, lessonPageId, lessonsOf } from '#curriculum.ts'
import { docsHref } from './links.ts'

/** The lessons of the course, group by group. */
export function CourseMap() {
  return groups.map((group) => (
    <section key={group.slug} className="sbdocs-content">
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
    </section>
  ))
}
