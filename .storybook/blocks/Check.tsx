import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { color, font, space } from '#ui/tokens.ts'
import type { StepReport } from '../steps.ts'
import type { CheckState } from './useCheck.ts'

export interface CheckProps {
  title: string
  state: CheckState
  /** Whether the demo is wrong on purpose. A check that passes then confirms the bug. */
  isWrong: boolean
  disabled: boolean
  onRun: () => void
}

/** The button that plays a story's test in its demo, with the steps that have passed and the verdict. */
export function Check({ title, state, isWrong, disabled, onRun }: CheckProps) {
  return (
    <>
      <Button
        onClick={onRun}
        disabled={disabled || state.is === 'running'}
        aria-label={`Run the check: ${title}`}
      >
        Run the check
      </Button>
      <Verdict role="status" style={{ color: verdictColor(state, isWrong) }}>
        {verdictText(state, isWrong)}
      </Verdict>
      {state.is !== 'none' && state.steps.length > 0 && (
        <Steps aria-label={`Steps of the check: ${title}`}>
          {state.steps.map((step, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps are only ever appended
            <li key={index}>
              <Mark aria-hidden>{marks[step.state]}</Mark> {step.sentence}
            </li>
          ))}
        </Steps>
      )}
    </>
  )
}

function verdictText(state: CheckState, isWrong: boolean): string {
  switch (state.is) {
    case 'none':
      return ''
    case 'running':
      return 'The test is using the demo …'
    case 'passed':
      return isWrong ? 'Confirmed: this version has the bug.' : 'Passed: the demo does what this page says.'
    case 'failed':
      return `Failed${state.step === undefined ? '' : ` at “${state.step}”`}: ${state.reason}`
  }
}

function verdictColor({ is }: CheckState, isWrong: boolean): string {
  if (is === 'failed') return color.danger
  if (is === 'passed') return isWrong ? color.warning : color.success
  return color.text
}

const marks: Record<StepReport['state'], string> = { running: '…', passed: '✓', failed: '✗' }

const Verdict = styled.p`
  flex: 1;
  margin: 0;
  font-weight: 600;
`

const Steps = styled.ol`
  order: 1;
  flex: 1 1 100%;
  margin: 0;
  padding: 0;
  color: ${color.textMuted};
  font-size: ${font.small};
  line-height: 1.6;
  list-style: none;
`

const Mark = styled.span`
  display: inline-block;
  width: ${space.m};
`
