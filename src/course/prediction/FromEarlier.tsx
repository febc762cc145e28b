import type { ReactNode } from 'react'
import { lessonState } from '#progress/tally.ts'
import { useProgress } from '#progress/useProgress.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { useDocs } from '#course/stage/docsContext.ts'
import type { StoryExport } from '#course/stage/useStage.ts'
import { lessonAsking, predictionOf } from './prediction.ts'

interface FromEarlierProps {
  /** The story that is the run of the prediction. */
  of: StoryExport
  /** The question. */
  children: ReactNode
}

/** The fold of a question from an earlier lesson, which asks nobody who has not begun that lesson. It is there for them, too: a page is drawn before their progress is known. */
export function FromEarlier({ of, children }: FromEarlierProps) {
  const docs = useDocs()
  const { story } = docs.resolveOf(of as Parameters<typeof docs.resolveOf>[0], ['story'])
  const prediction = predictionOf(story.parameters)
  const { slug, skill } = lessonAsking(prediction)
  const isBegun = lessonState(useProgress(learnerProgress), slug) !== 'new'
  return (
    <details>
      <summary>
        {isBegun ? 'Do you still know, from' : 'For later, from'} “{skill}”: {prediction.title}
      </summary>
      {isBegun ? children : <p>This asks something from “{skill}”, once you have begun that lesson.</p>}
    </details>
  )
}
