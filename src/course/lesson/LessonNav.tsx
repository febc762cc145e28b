import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { lessonPageId } from '#syllabus/lessons.ts'
import { color, font, radius, size, space } from '#ui/tokens.ts'
import { docsType, docsWidth } from '#course/look/typeScale.ts'
import { Predicted } from '#course/prediction/Predicted.tsx'
import { DocsLink } from '#course/links/DocsLink.tsx'
import { preloadNear } from '#course/links/preload.ts'
import { LessonSource } from './LessonSource.tsx'
import { lessonOf } from '#syllabus/lessonOf.ts'
import { pageIds } from '#course/links/pageIds.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'

/**
 * The foot of a page: a lesson's own, by its `slug`, with what was predicted in it; other pages lead to the course. A lesson is read when its
 * foot has been on the screen.
 */
export function LessonNav({ slug }: { slug?: string }) {
  const { previous, next } = waysFrom(slug)
  const links = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = links.current?.querySelector('a')
    return link ? preloadNear(link) : undefined
  }, [])
  useEffect(() => {
    if (links.current === null || slug === undefined) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) learnerProgress.recordRead(slug)
    })
    observer.observe(links.current)
    return () => observer.disconnect()
  }, [slug])

  return (
    <>
      {slug !== undefined && <Predicted />}
      <Nav ref={links} aria-label="Lessons" className="sb-unstyled">
        <Next page={next.page}>
          <Small>{next.label}</Small>
          <Title>{next.title}</Title>
          <Line>{next.line}</Line>
        </Next>
        {previous && <Previous page={previous.page}>Previous: {previous.title}</Previous>}
        {slug !== undefined && <LessonSource slug={slug} />}
      </Nav>
    </>
  )
}

interface PageLink {
  title: string
  page: string
}

interface LinkOn extends PageLink {
  label: string
  line: string
}

function waysFrom(slug: string | undefined): { previous?: PageLink; next: LinkOn } {
  if (slug === undefined) return { next: toTheCourse }
  const { previous, next } = lessonOf(slug)
  return {
    previous: previous
      ? { title: previous.skill, page: lessonPageId(previous) }
      : { title: 'Welcome', page: pageIds.welcome },
    next: next
      ? {
          label: 'Next lesson',
          title: next.skill,
          page: lessonPageId(next),
          line: `${next.promise} ${next.minutes}\u00A0min.`,
        }
      : toWhatIsNext,
  }
}

const toTheCourse: LinkOn = {
  label: 'The course',
  title: 'All lessons',
  line: 'Their order, what each is good for, and how long it takes.',
  page: pageIds.welcome,
}

const toWhatIsNext: LinkOn = {
  label: 'That was the last lesson',
  title: 'What next',
  line: 'What you can do now, and where to use it first.',
  page: `${pageIds.welcome}#what-next`,
}

const Nav = styled.nav`
  max-width: ${docsWidth.demo};
  margin-block-start: 4rem;
  font-family: ${font.body};
`

const Next = styled(DocsLink)`
  display: block;
  padding: ${space.l};
  border: 1px solid ${color.outline};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;

  &:hover {
    border-color: ${color.accentText};
  }
`

const Small = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.small};
  font-weight: 600;
`

const Title = styled.span`
  display: block;
  color: ${color.accentText};
  ${docsType('heading2')}
  font-weight: 700;

  &::after {
    content: ' →' / '';
  }
`

const Line = styled.span`
  display: block;
  max-width: ${docsWidth.text};
  margin-block-start: ${space.xs};
  ${docsType('body')}
`

const Previous = styled(DocsLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  margin-block-start: ${space.s};
  color: ${color.accentText};
  font-size: ${font.small};
  font-weight: 600;
  text-underline-offset: 0.15em;
`
