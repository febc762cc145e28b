import { styled } from 'styled-components'
import { color, font, space } from '#ui/tokens.ts'
import { StepList } from '#course/stage/Check.tsx'
import type { CheckState } from '#course/stage/useCheck.ts'
import { InlineCode } from '#course/text/InlineCode.tsx'
import { placed } from './run/mistake.ts'
import type { Mistake } from './run/mistake.ts'
import { verdictOf } from './verdictOf.ts'

export interface VerdictProps {
  title: string
  check: CheckState
  /** What is wrong with the code itself. */
  mistake: Mistake | undefined
}

/** What has become of an answer, and below it the grader's steps as they pass. */
export function Verdict({ title, check, mistake }: VerdictProps) {
  const { tone, text } = verdictOf(check, mistake && placed(mistake))
  return (
    <Box>
      <Sentence role="status" style={{ color: tones[tone] }}>
        <InlineCode>{text}</InlineCode>
      </Sentence>
      {check.is !== 'none' && check.steps.length > 0 && (
        <StepList label={`Steps of the check: ${title}`} steps={check.steps} />
      )}
    </Box>
  )
}

const tones = { none: color.text, good: color.success, bad: color.danger }

/** The status is there from the start, so that screen readers announce what it says later. */
const Box = styled.div`
  display: grid;
  gap: ${space.s};
  font-family: ${font.body};
  font-size: ${font.small};
`

const Sentence = styled.p`
  margin: 0;
  font-weight: 600;
  line-height: 1.5;
  overflow-wrap: anywhere;
`
