import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { lessonOf } from '#syllabus/lessonOf.ts'
import { lessonState } from '#progress/tally.ts'
import { courseNeeds, coursePromise, courseTitle } from '#syllabus/courseWords.ts'
import { courseLength } from '#syllabus/minutesOf.ts'
import { useProgress } from '#progress/useProgress.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { color, font, space, width } from '#ui/tokens.ts'
import { docsType } from '#course/look/typeScale.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { DocsLink } from '#course/links/DocsLink.tsx'
import { InlineCode } from '#course/code/InlineCode.tsx'

/** The first screen of the course: what one will be able to do, where to begin or to continue, and beside it a demo that makes the promise. */
export function CourseStart({ children }: { children: ReactNode }) {
  const progress = useProgress(learnerProgress)
  const last = lessons.find(({ slug }) => slug === progress.last)
  const first = lessons.find(({ slug }) => lessonState(progress, slug) !== 'done')
  const next = last ?? first ?? lessons[0]
  return (
    <Screen data-landing-page>
      <Words className="sb-unstyled">
        <h1>{courseTitle}</h1>
        <p>{coursePromise}</p>
        <small>
          <InlineCode>{courseNeeds}</InlineCode>
        </small>
        <Begin>
          {next && (
            <Start page={lessonPageId(next)} $variant="primary">
              {last
                ? `Continue where you were: ${last.skill}`
                : `Start with lesson ${lessonOf(next.slug).number}`}
            </Start>
          )}
          <Length>{courseLength}</Length>
        </Begin>
      </Words>
      <div>{children}</div>
    </Screen>
  )
}

const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m} ${space.xl};
  align-items: start;

  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }

  /* Storybook takes the margins of every div on a docs page. */
  && {
    margin-block-end: ${space.xl};
  }

  figure {
    margin-block: 0;
  }
`

const Words = styled.header`
  color: ${color.text};
  ${docsType('body')}

  h1 {
    margin: 0;
    ${docsType('heading1')}
    font-weight: 750;
    letter-spacing: -0.02em;
  }

  p {
    margin: ${space.m} 0 ${space.s};
  }

  small {
    display: block;
    margin-block-end: ${space.l};
    color: ${color.textMuted};
    ${docsType('caption')}
  }

  @media (max-width: ${width.phone}) {
    h1 {
      font-size: 1.625rem;
    }

    p {
      margin-block: ${space.s};
    }

    small {
      margin-block-end: ${space.m};
    }
  }
`

/** Of one height for every reader, as the button has room for two lines: the page is drawn before it is known whether somebody has been here. */
const Begin = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s};
`

const Start = styled(DocsLink)<{ $variant: 'primary' }>`
  ${buttonStyle}
  max-width: 100%;
  min-height: 3.75rem;
  padding-inline: ${space.l};
  text-align: center;
  text-wrap: balance;
  font-size: ${font.large};
`

const Length = styled.span`
  color: ${color.textMuted};
  font-size: ${font.small};
`
