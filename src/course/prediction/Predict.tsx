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
import { PredictOptions } from './PredictOptions.tsx'
import { PredictVerdict } from './PredictVerdict.tsx'
import { usePrediction } from './usePrediction.ts'
import { useLabAttribute } from '#course/stage/useStage.ts'
import type { StoryExport } from '#course/stage/useStage.ts'
import { InlineCode } from '#course/text/InlineCode.tsx'

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
  const hasChanged = state.is === 'changed'
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
          <InlineCode>{prediction.question}</InlineCode>
        </Question>
        <PredictOptions
          labelledBy={question}
          options={options}
          chosen={isOpen || hasChanged ? chosen : state.said}
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
            disabled={isOpen || hasChanged || state.is === 'running'}
            onClick={run}
          >
            Run
          </Button>
          {(hasEnded || hasChanged) && (
            <Button variant="quiet" onClick={openAgain}>
              Try again
            </Button>
          )}
          {hasRun && <LabButton title={title} stage={stage} />}
        </Buttons>
        <PredictVerdict state={state} source={prediction.source} why={prediction.why} />
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

/** On a phone four buttons stand on one line only with smaller gaps and insets. */
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
