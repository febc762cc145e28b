import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { color, font, space } from '#ui/tokens.ts'
import { CheckSteps } from './CheckSteps.tsx'
import type { CheckState } from './useCheck.ts'

export interface CheckReportProps {
  title: string
  state: CheckState
  /** Whether the demo is wrong on purpose. A check that passes then confirms the bug. */
  isWrong: boolean
}

export interface CheckProps extends CheckReportProps {
  onRun: () => void
}

/** The button that plays a demo's own test in the demo. */
export function CheckButton({ title, state, onRun }: Omit<CheckProps, 'isWrong'>) {
  return (
    <Button
      variant="quiet"
      onClick={onRun}
      disabled={state.is === 'running'}
      aria-label={`Run the check: ${title}`}
    >
      Run the check
    </Button>
  )
}

/** What comes of a check, below its demo. */
export function CheckLine(report: CheckReportProps) {
  const line = useRef<HTMLDivElement>(null)
  const { is } = report.state
  useEffect(() => {
    if (is === 'passed' || is === 'failed' || is === 'unjudged') bringIntoView(line.current)
  }, [is])
  return (
    <Line ref={line} className="sb-unstyled" $isEmpty={is === 'none'}>
      <CheckReport {...report} />
    </Line>
  )
}

/** The button that was pressed is at the head of the demo, a screen away. A reader who has left the demo meanwhile stays where they are. */
function bringIntoView(line: HTMLElement | null): void {
  const demo = line?.closest('figure')?.getBoundingClientRect()
  if (demo && demo.bottom > 0 && demo.top < innerHeight) line?.scrollIntoView({ block: 'nearest' })
}

/** The steps of a demo's own test as they pass, and how it went. */
function CheckReport({ title, state, isWrong }: CheckReportProps) {
  return (
    <>
      <VerdictSentence role="status">{verdictText(state, isWrong)}</VerdictSentence>
      <CheckSteps title={title} state={state} />
    </>
  )
}

/** What came of a check, in a sentence. */
export function verdictText(state: CheckState, isWrong: boolean): string {
  switch (state.is) {
    case 'none':
      return ''
    case 'running':
      return 'The test is using the demo …'
    case 'passed':
      return isWrong ? 'Confirmed: this version has the bug.' : 'Passed: the demo does what this page says.'
    case 'unjudged':
      return `Not judged. ${state.reason}`
    case 'failed':
      return `Failed${state.step === undefined ? '' : ` at “${state.step}”`}: ${state.reason}`
  }
}

/** The status is there from the start, so that screen readers announce what it says later. */
const Line = styled.div<{ $isEmpty: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  padding: ${({ $isEmpty }) => ($isEmpty ? 0 : space.m)} var(--demo-inset);
  border-block-start: ${({ $isEmpty }) => ($isEmpty ? 0 : '1px')} solid ${color.border};
  font-family: ${font.body};
  font-size: ${font.small};
`

const VerdictSentence = styled.p`
  flex: 1 1 14rem;
  margin: 0;
  color: ${color.text};
  font-weight: 600;
  overflow-wrap: anywhere;
`
