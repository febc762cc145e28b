import type { ReactNode } from 'react'
import { lessonState } from '#progress/tally.ts'
import { useProgress } from '#progress/useProgress.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { useDocs, useIsToRead } from '#course/demo/docsContext.ts'
import type { StoryExport } from '#course/demo/useStage.ts'
import { lessonAsking, predictionOf } from './prediction.ts'

interface FromEarlierProps {
  /** The story that is the run of the prediction. */
  of: StoryExport
  /** The question. */
  children: ReactNode
}

/** The fold of a question from an earlier lesson. Nothing of it is there for who has not begun that lesson, but where nothing is kept. */
export function FromEarlier({ of, children }: FromEarlierProps) {
  const docs = useDocs()
  const isToRead = useIsToRead()
  const { story } = docs.resolveOf(of as Parameters<typeof docs.resolveOf>[0], ['story'])
  const prediction = predictionOf(story.parameters)
  const { slug, skill } = lessonAsking(prediction)
  const isBegun = lessonState(useProgress(learnerProgress), slug) !== 'new'
  if (!isBegun && !isToRead) return null
  return (
    <details>
      <summary>
        Do you still know, from “{skill}”: {prediction.title}
      </summary>
      {children}
    </details>
  )
}
