import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css, styled } from 'styled-components'
import type { LessonSlug } from '#syllabus/lessons.ts'
import type { Answer } from '#progress/progress.ts'
import { Button } from '#ui/Button.tsx'
import { color, font, radius, space, width } from '#ui/tokens.ts'
import { LabButton } from '#course/stage/DemoControls.tsx'
import { DemoFigure } from '#course/stage/DemoFigure.ts'
import { DemoStage } from '#course/stage/DemoStage.tsx'
import { Options, shown } from './PredictOptions.tsx'
import { usePrediction } from './usePrediction.ts'
import type { PredictionState } from './usePrediction.ts'
import { useLabAttribute } from '#course/stage/useStage.ts'
import type { StoryExport } from '#course/stage/useStage.ts'
import { WithCode } from '#course/text/WithCode.tsx'

export interface PredictProps {
  /** The story that is the run of a prediction (`runOf`). */
  of: StoryExport
  /** The slug of the lesson, where it asks again what an earlier one has asked: in a fold, and kept for itself. */
  againIn?: LessonSlug
  /** CSS height that a long demo scrolls within, from tablets on. */
  maxHeight?: string
}

/** A question about a demo: say what will happen, then run it and see. The verdict is what was measured in that run. */
export function Predict({ of, againIn, maxHeight = '22rem' }: PredictProps) {
  const { prediction, stage, state, hasRun, commit, run, tryAgain } = usePrediction(of, againIn)
  const [chosen, setChosen] = useState<Answer>()
  const question = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const { title, options } = prediction
  const isOpen = state.is === 'open'
  const hasEnded = state.is === 'measured' || state.is === 'broken'
  const lab = useLabAttribute(stage)

  /** The button goes, so the focus moves to what can be answered now. */
  function openAgain(): void {
    flushSync(tryAgain)
    const radios = [...(sheet.current?.querySelectorAll('input') ?? [])]
    ;(radios.find(({ checked }) => checked) ?? radios[0])?.focus()
  }

  const figure = (
    <Figure aria-label={`Predict: ${title}`} $hasRun={hasRun} {...lab}>
      <Sheet ref={sheet} className="sb-unstyled">
        <Kind>Predict</Kind>
        <Title>{title}</Title>
        <Question id={question}>
          <WithCode text={prediction.question} />
        </Question>
        <Options
          labelledBy={question}
          options={options}
          chosen={isOpen ? chosen : state.said}
          onChoose={isOpen ? setChosen : undefined}
        />
        <Buttons $areFour={hasEnded && hasRun}>
          <Button
            variant={isOpen ? 'primary' : 'secondary'}
            disabled={!isOpen || chosen === undefined}
            onClick={() => chosen !== undefined && commit(chosen)}
          >
            Commit
          </Button>
          <Button
            variant={state.is === 'committed' ? 'primary' : 'secondary'}
            disabled={isOpen || state.is === 'running'}
            onClick={run}
          >
            Run
          </Button>
          {hasEnded && (
            <Button variant="quiet" onClick={openAgain}>
              Try again
            </Button>
          )}
          {hasRun && <LabButton title={title} stage={stage} />}
        </Buttons>
        <Verdict state={state} source={prediction.source} why={prediction.why} />
      </Sheet>
      <DemoStage title={title} stage={stage} height="6rem" maxHeight={maxHeight} />
    </Figure>
  )
  if (againIn === undefined) return figure
  return (
    <details>
      <summary>From earlier: {title}</summary>
      {figure}
    </details>
  )
}

interface VerdictProps {
  state: PredictionState
  source: string
  why: string | ((measured: Answer) => string)
}

/** The status is there from the start, so that screen readers announce what it says later. */
function Verdict({ state, source, why }: VerdictProps) {
  const isRight = state.is === 'measured' && state.said === state.measured
  return (
    <Status role="status" $color={statusColor(state, isRight)}>
      {state.is === 'committed' && `You said ${quoted(state.said)}. Press Run, and see.`}
      {state.is === 'running' && 'The demo runs …'}
      {state.is === 'broken' && `The demo did not run to its end: ${state.reason}`}
      {state.is === 'measured' && (
        <>
          <b>
            <span aria-hidden>{isRight ? '✓ ' : '✗ '}</span>
            {`You said ${quoted(state.said)}. ${source} ${quoted(state.measured)}.`}
          </b>{' '}
          <WithCode text={typeof why === 'string' ? why : why(state.measured)} />
        </>
      )}
    </Status>
  )
}

function quoted(answer: Answer): string {
  return typeof answer === 'number' ? shown(answer) : `“${shown(answer)}”`
}

function statusColor({ is }: PredictionState, isRight: boolean): string {
  if (is === 'broken') return color.danger
  if (is !== 'measured') return color.text
  return isRight ? color.success : color.warning
}

/** The stage is there before the first run, unseen. */
const Figure = styled(DemoFigure)<{ $hasRun: boolean }>`
  & > :first-child {
    border-block-end: ${({ $hasRun }) => ($hasRun ? '1px' : 0)} solid ${color.border};
  }

  & > :not(:first-child) {
    ${({ $hasRun }) => !$hasRun && 'display: none;'}
  }
`

const Sheet = styled.div`
  padding: ${space.m} var(--demo-inset);
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.normal};
  line-height: 1.5;

  code {
    padding: 0.1em 0.3em;
    border-radius: ${radius.s};
    background: ${color.sunken};
    font-family: ${font.code};
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }
`

const Kind = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-size: ${font.small};
  font-weight: 600;
`

const Title = styled.p`
  margin: 0;
  font-weight: 700;
`

const Question = styled.p`
  max-width: 40rem;
  margin: ${space.xs} 0 ${space.s};
`

/** They just fit. */
const fourOnPhone = css`
  @media (max-width: ${width.phone}) {
    gap: ${space.xs};

    & > * {
      padding-inline: ${space.s};
    }
  }
`

const Buttons = styled.div<{ $areFour: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-block-start: 0.75rem;
  ${({ $areFour }) => $areFour && fourOnPhone}
`

const Status = styled.p<{ $color: string }>`
  max-width: 40rem;
  margin: ${space.s} 0 0;

  &:empty {
    margin: 0;
  }

  b {
    color: ${({ $color }) => $color};
  }
`
