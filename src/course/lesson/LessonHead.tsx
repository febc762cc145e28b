import { useEffect } from 'react'
import { styled } from 'styled-components'
import { practiceIds } from '#syllabus/practiceList.ts'
import { tallyOf, tallyText } from '#progress/tally.ts'
import { useProgress } from '#progress/useProgress.ts'
import { color, font, size, space } from '#ui/tokens.ts'
import { docsType, docsWidth } from '#course/look/typeScale.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { appHref } from '#course/links/links.ts'
import { lessonOf } from '#syllabus/lessonOf.ts'
import { checkedText } from '#syllabus/versions.ts'

export interface LessonHeadProps {
  slug: string
  /** What a learner can do afterwards, for a page that says it at greater length than the list of lessons. */
  goal?: string
}

/**
 * The top of a lesson's page: where in the course this is, how long it takes, what of it is done, its title and its promise, its
 * screen in the app, and the versions that it was checked with. A learner who has seen it can continue here later.
 */
export function LessonHead({ slug, goal }: LessonHeadProps) {
  const { lesson, number, count } = lessonOf(slug)
  const progress = useProgress(learnerProgress)
  const done = [
    progress.read.includes(slug) && '✓ Read',
    tallyText(tallyOf(progress, practiceIds(slug))),
  ].filter(Boolean)

  useEffect(() => learnerProgress.recordVisit(slug), [slug])

  return (
    <Head className="sb-unstyled">
      {/* React moves it to the page's head. */}
      <link rel="alternate" type="text/markdown" href={appHref(`/lessons/${slug}.md`)} />
      <Place>{[`Lesson ${number} of ${count}`, `${lesson.minutes} min`, ...done].join(' · ')}</Place>
      <h1>{lesson.skill}</h1>
      <Lead>{goal ?? lesson.promise}</Lead>
      <Small>
        <a href={appHref(lesson.path)} target="_top">
          Open “{lesson.title}” in the app
        </a>
        <span>{checkedText(lesson)}</span>
      </Small>
    </Head>
  )
}

const Head = styled.header`
  margin-block-end: ${space.m};
  color: ${color.text};
  font-family: ${font.body};

  h1 {
    margin: 0;
    ${docsType('heading1')}
    font-weight: 750;
    letter-spacing: -0.02em;
  }

  a {
    color: ${color.accentText};
    font-weight: 600;
    text-underline-offset: 0.15em;
  }
`

const Small = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  margin: 0;
  color: ${color.textMuted};
  font-size: ${font.small};

  @media (pointer: coarse) {
    a {
      min-height: ${size.least};
    }
  }
`

const Place = styled.p`
  margin: 0 0 ${space.xs};
  color: ${color.textMuted};
  font-size: ${font.small};
  font-weight: 600;
`

const Lead = styled.p`
  max-width: ${docsWidth.text};
  margin: ${space.s} 0;
  ${docsType('goal')}
`
