import { styled } from 'styled-components'
import { useProgress } from '#progress/useProgress.ts'
import { color, font, size, space, width } from '#ui/tokens.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { DocsLink } from '#course/links/DocsLink.tsx'
import type { Exercise } from '#course/exercise/exercise.ts'
import { placeInCourse } from '#course/exercise/placeInCourse.ts'

/** The way back to the lesson, and which exercise this is. */
export function WorkspaceHead({ exercise }: { exercise: Exercise }) {
  const { lesson, number, count, back } = placeInCourse(exercise)
  const isSolved = useProgress(learnerProgress).solved.includes(exercise.id)
  return (
    <Head>
      <Back page={back} aria-label={`Back to the lesson ${lesson.skill}`}>
        <span aria-hidden>←</span> <Wide>{lesson.skill}</Wide>
        <Narrow>Lesson</Narrow>
      </Back>
      <h1>
        <Wide>
          Exercise {number} of {count}:{' '}
        </Wide>
        {exercise.title}
      </h1>
      {isSolved && <span>✓ Solved</span>}
    </Head>
  )
}

const Head = styled.header`
  position: sticky;
  z-index: 2;
  inset-block-start: 0;
  grid-area: head;
  display: flex;
  gap: ${space.s} ${space.m};
  align-items: center;
  min-width: 0;
  height: var(--head);
  overflow: hidden;
  padding-inline: ${space.m};
  box-shadow: 0 1px ${color.border};
  background: ${color.surface};

  h1 {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow: hidden;
    font-size: ${font.normal};
    font-weight: 700;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Back = styled(DocsLink)`
  display: inline-flex;
  gap: ${space.s};
  align-items: center;
  min-width: ${size.touch};
  min-height: ${size.touch};
  color: ${color.accentText};
  text-decoration: none;
  white-space: nowrap;
`

const Wide = styled.span`
  @media (max-width: ${width.phone}) {
    display: none;
  }
`

const Narrow = styled.span`
  @media not (max-width: ${width.phone}) {
    display: none;
  }
`
