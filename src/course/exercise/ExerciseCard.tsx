import { styled } from 'styled-components'
import { useProgress } from '#progress/useProgress.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import { docsWidth } from '#course/look/typeScale.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { useKeptWork } from '#course/learner/work.ts'
import type { Work } from '#course/learner/workSchema.ts'
import { DocsLink } from '#course/links/DocsLink.tsx'
import { InlineCode } from '#course/code/InlineCode.tsx'
import type { Exercise as Definition } from './exercise.ts'
import { cardId, exercisePageId } from './placeInCourse.ts'

export interface ExerciseProps {
  of: Definition
}

/** An exercise in its lesson: the way to its own page, what to do there, and how it stands. */
export function ExerciseCard({ of }: ExerciseProps) {
  const isSolved = useProgress(learnerProgress).solved.includes(of.id)
  const work = useKeptWork(of.id)
  return (
    <Card id={cardId(of)} className="sb-unstyled">
      <Way page={exercisePageId(of)}>Exercise: {of.title}</Way>
      <p>
        <InlineCode>{of.task}</InlineCode>
      </p>
      <State>{isSolved ? '✓ Solved' : stateOf(work)}</State>
    </Card>
  )
}

function stateOf(work: Work | undefined): string {
  if (work === undefined) return 'Not started'
  return work.verdict === undefined ? 'Begun' : `Last check: ${work.verdict}`
}

const Card = styled.section`
  max-width: ${docsWidth.text};
  margin-block: ${space.l};
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.outline};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.normal};
  line-height: 1.5;
  scroll-margin-block-start: ${space.l};

  p {
    margin: ${space.xs} 0;
  }
`

/** Around it is the room that a finger needs. */
const Way = styled(DocsLink)`
  display: inline-block;
  position: relative;
  color: ${color.accentText};
  font-size: ${font.large};
  font-weight: 700;
  text-underline-offset: 0.15em;

  &::after {
    content: ' →' / '';
  }

  &::before {
    content: '';
    position: absolute;
    inset: -0.625rem 0;
  }
`

const State = styled.p`
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${font.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`
