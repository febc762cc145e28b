import { styled } from 'styled-components'
import { color, font, space } from '#ui/tokens.ts'
import type { StepReport } from '#course/world/stageContext.ts'
import type { CheckState } from './useCheck.ts'

/** The steps of a demo's own test, as far as it has come. */
export function CheckSteps({ title, state, isNamed = false }: CheckStepsProps) {
  if (!('steps' in state) || state.steps.length === 0) return null
  return (
    <>
      {isNamed && <Named>{title}</Named>}
      <StepList label={`Steps of the check: ${title}`} steps={state.steps} />
    </>
  )
}

interface CheckStepsProps {
  title: string
  state: CheckState
  /** Whether the title stands above them: there is another demo beside it. */
  isNamed?: boolean
}

function StepList({ label, steps }: { label: string; steps: readonly StepReport[] }) {
  return (
    <Steps aria-label={label}>
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps are only ever appended
        <li key={index}>
          <Mark aria-hidden data-state={step.state}>
            {stepMarks[step.state]}
          </Mark>{' '}
          {step.sentence}
        </li>
      ))}
    </Steps>
  )
}

const stepMarks: Record<StepReport['state'], string> = { running: '…', passed: '✓', failed: '✗' }

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

const Named = styled.p`
  && {
    margin: ${space.s} 0 0;
    font-size: ${font.small};
    font-weight: 600;
  }
`

const Mark = styled.span`
  display: inline-block;
  width: ${space.m};

  &[data-state='passed'] {
    color: ${color.right};
  }

  &[data-state='failed'] {
    color: ${color.wrong};
  }
`
