import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Answer } from '#progress/progress.ts'
import type { LessonSlug } from '#syllabus/lessons.ts'
import { Button } from '#ui/Button.tsx'
import type { MaxHeight } from '#course/demo/CutBox.tsx'
import { LabButton } from '#course/demo/DemoControls.tsx'
import { useIsToRead } from '#course/demo/docsContext.ts'
import { DemoStage } from '#course/demo/DemoStage.tsx'
import { useLabAttribute } from '#course/demo/openLab.ts'
import type { StoryExport } from '#course/demo/useStage.ts'
import { InlineCode } from '#course/code/InlineCode.tsx'
import { StepThrough } from '#course/time/StepThrough.tsx'
import { FromEarlier } from './FromEarlier.tsx'
import {
  PredictButtons,
  Kind,
  PredictOutcome,
  PredictFigure,
  PredictQuestion,
  Sheet,
  PredictTitle,
} from './PredictFigure.ts'
import { PredictOptions } from './PredictOptions.tsx'
import { PredictVerdict } from './PredictVerdict.tsx'
import { usePrediction } from './usePrediction.ts'
import { scrollPositionOf, SeeBelow } from './SeeBelow.tsx'
import { expectedOf, predictionOf, shownValue } from './prediction.ts'

export interface PredictProps {
  /** The story that is the run of a prediction (`runOf`). */
  of: StoryExport
  /** The slug of the lesson, where it asks again what an earlier one has asked: in a fold, and kept for itself. */
  againIn?: LessonSlug
  maxHeight?: MaxHeight
}

/** A question about a demo: one press says what will happen, and runs it. The verdict is what was measured in that run. */
export function Predict(props: PredictProps) {
  const asked = <AskedBefore {...props} />
  return props.againIn === undefined ? asked : <FromEarlier of={props.of}>{asked}</FromEarlier>
}

function AskedBefore({ of, againIn, maxHeight = '22rem' }: PredictProps) {
  const { prediction, stage, state, replay, hasRun, ...does } = usePrediction(of, againIn)
  const question = useId()
  const choices = useRef<HTMLDivElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const [isStepping, setIsStepping] = useState(false)
  /** Where the page and the choices stood when somebody answered. */
  const letGoAt = useRef(scrollPositionOf(null))
  const { title, options } = prediction
  const isOpen = state.is === 'open'
  const hasEnded = state.is === 'measured' || state.is === 'broken'
  const lab = useLabAttribute(stage)
  const isToRead = useIsToRead()

  function answer(said: Answer): void {
    letGoAt.current = scrollPositionOf(choices.current)
    setIsStepping(false)
    does.answer(said)
  }

  /** The button goes, so the focus moves to what can be answered now. */
  function openAgain(): void {
    flushSync(does.tryAgain)
    choices.current?.querySelector('button')?.focus()
  }

  return (
    <PredictFigure aria-label={`Predict: ${title}`} $hasRun={hasRun} {...lab}>
      <div>
        <Sheet className="sb-unstyled">
          <PredictTitle>
            <Kind>Predict</Kind> {title}
          </PredictTitle>
          <PredictQuestion id={question}>
            <InlineCode>{prediction.question}</InlineCode>
          </PredictQuestion>
          <div ref={choices}>
            <PredictOptions
              labelledBy={question}
              options={options}
              chosen={isOpen ? undefined : state.said}
              onChoose={isOpen ? answer : undefined}
            />
          </div>
          <PredictOutcome ref={outcome}>
            <PredictVerdict state={state} source={prediction.source} why={prediction.why} />
            {isToRead && <FoldedAnswer of={stage.story.parameters} />}
            <PredictButtons>
              {hasEnded && (
                <Button variant="quiet" onClick={openAgain}>
                  Try again
                </Button>
              )}
              {hasRun && <LabButton title={title} stage={stage} />}
            </PredictButtons>
          </PredictOutcome>
        </Sheet>
        {state.is === 'running' && <SeeBelow of={outcome} beside={choices} from={letGoAt} />}
      </div>
      <DemoStage
        title={title}
        stage={stage}
        height="6rem"
        maxHeight={maxHeight}
        kept={isStepping ? replay?.kept[0] : undefined}
      />
      {replay && state.is === 'measured' && (
        <StepThrough
          title={title}
          replay={replay}
          isOpen={isStepping}
          onToggle={setIsStepping}
          wayBack={isStepping ? 'Close this to use the demo.' : undefined}
        />
      )}
    </PredictFigure>
  )
}

/** What its test expects, and why, for a page on which nothing can be run (decision 38). */
function FoldedAnswer({ of }: { of: object }) {
  const { why } = predictionOf(of)
  const expected = expectedOf(of)
  return (
    <details>
      <summary>The answer</summary>
      <p>
        <b>{shownValue(expected)}</b>.{' '}
        <InlineCode>{typeof why === 'string' ? why : why(expected)}</InlineCode>
      </p>
    </details>
  )
}
