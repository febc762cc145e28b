import { Suspense, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { LessonSlug } from '#syllabus/lessons.ts'
import { Button } from '#ui/Button.tsx'
import type { MaxHeight } from '#course/stage/CutBox.tsx'
import { LabButton } from '#course/stage/DemoControls.tsx'
import { DemoStage } from '#course/stage/DemoStage.tsx'
import { FromEarlier } from './FromEarlier.tsx'
import { Buttons, Kind, Outcome, PredictFigure, Question, Sheet, Title } from './PredictFigure.ts'
import { PredictOptions } from './PredictOptions.tsx'
import { PredictVerdict } from './PredictVerdict.tsx'
import { RunButton } from './RunButton.tsx'
import { usePrediction } from './usePrediction.ts'
import { useLabAttribute } from '#course/stage/useLabAttribute.ts'
import type { StoryExport } from '#course/stage/useStage.ts'
import { InlineCode } from '#course/text/InlineCode.tsx'
import { LateTimeAxis, prepareTimeAxis } from '#course/time/lateTimeAxis.ts'
import { placeOf, SeeBelow } from './SeeBelow.tsx'

export interface PredictProps {
  /** The story that is the run of a prediction (`runOf`). */
  of: StoryExport
  /** The slug of the lesson, where it asks again what an earlier one has asked: in a fold, and kept for itself. */
  againIn?: LessonSlug
  maxHeight?: MaxHeight
}

/** A question about a demo: one press says what will happen, and runs it. The verdict is what was measured in that run. */
export function Predict(props: PredictProps) {
  const asked = <Asked {...props} />
  return props.againIn === undefined ? asked : <FromEarlier of={props.of}>{asked}</FromEarlier>
}

function Asked({ of, againIn, maxHeight = '22rem' }: PredictProps) {
  const { prediction, stage, state, replay, hasRun, isVeiled, ...does } = usePrediction(of, againIn)
  const question = useId()
  const choices = useRef<HTMLDivElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  /** Where the page and the choices stood when somebody last let the run go. */
  const letGoAt = useRef(placeOf(null))
  const { title, options } = prediction
  const isOpen = state.is === 'open' || state.is === 'changed'
  const hasEnded = state.is === 'measured' || state.is === 'broken' || state.is === 'changed'
  const lab = useLabAttribute(stage)

  useEffect(() => {
    if (isVeiled) prepareTimeAxis()
  }, [isVeiled])

  const lettingGo =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      letGoAt.current = placeOf(choices.current)
      act(...given)
    }

  /** The button goes, so the focus moves to what can be answered now. */
  function openAgain(): void {
    flushSync(does.tryAgain)
    choices.current?.querySelector('button')?.focus()
  }

  return (
    <PredictFigure
      aria-label={`Predict: ${title}`}
      $hasRun={hasRun}
      $isVeiled={isVeiled}
      $tells={state.is === 'measured' || (!isVeiled && replay === undefined)}
      {...lab}
    >
      <div>
        <Sheet className="sb-unstyled">
          <Title>
            <Kind>Predict</Kind> {title}
          </Title>
          <Question id={question}>
            <InlineCode>{prediction.question}</InlineCode>
          </Question>
          <div ref={choices}>
            <PredictOptions
              labelledBy={question}
              options={options}
              chosen={isOpen ? undefined : state.said}
              onChoose={isOpen ? lettingGo(does.answer) : undefined}
            />
          </div>
          <Outcome ref={outcome}>
            <PredictVerdict state={state} source={prediction.source} why={prediction.why} />
            <Buttons>
              <RunButton state={state} onRun={lettingGo(does.run)} onGoOn={lettingGo(does.goOn)} />
              {hasEnded && (
                <Button variant="quiet" onClick={openAgain}>
                  Try again
                </Button>
              )}
              {hasRun && <LabButton title={title} stage={stage} />}
            </Buttons>
          </Outcome>
        </Sheet>
        {replay && (
          <Suspense>
            {replay.hasAxis && (
              <LateTimeAxis
                title={title}
                axis={replay.axis}
                playhead={replay.playhead}
                wayBack="The controls in the picture below do nothing."
              />
            )}
            {replay.is !== 'told' && (
              <SeeBelow key={replay.is} of={outcome} beside={choices} from={letGoAt} />
            )}
          </Suspense>
        )}
      </div>
      <DemoStage title={title} stage={stage} height="6rem" maxHeight={maxHeight} kept={replay?.kept} />
    </PredictFigure>
  )
}
