import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { color, radius, space } from '#ui/tokens.ts'

/** A story as CSF makes it: it can play itself inside any element. */
export interface RunnableStory {
  run: (context: { canvasElement: HTMLElement }) => Promise<void>
}

type Result =
  { state: 'none' } | { state: 'running' } | { state: 'passed' } | { state: 'failed'; reason: string }

/** Plays a story's own test on the page, in a fresh world, and says how it went. */
export function Check({ story, title }: { story: RunnableStory; title: string }) {
  const stage = useRef<HTMLDivElement>(null)
  const [result, setResult] = useState<Result>({ state: 'none' })

  async function run(): Promise<void> {
    if (stage.current === null) return
    setResult({ state: 'running' })
    try {
      await story.run({ canvasElement: stage.current })
      setResult({ state: 'passed' })
    } catch (error) {
      setResult({ state: 'failed', reason: error instanceof Error ? error.message : String(error) })
    }
  }

  return (
    <Frame>
      <Button
        onClick={() => void run()}
        disabled={result.state === 'running'}
        aria-label={`Run the check: ${title}`}
      >
        Run the check
      </Button>
      <Verdict role="status" $failed={result.state === 'failed'}>
        {verdictText(result)}
      </Verdict>
      <Stage ref={stage} hidden={result.state === 'none'} aria-hidden={result.state !== 'running'} />
    </Frame>
  )
}

function verdictText(result: Result): string {
  switch (result.state) {
    case 'none':
      return ''
    case 'running':
      return 'The test is using the demo …'
    case 'passed':
      return 'Passed: the demo does what this page says.'
    case 'failed':
      return `Failed: ${result.reason}`
  }
}

const Frame = styled.div`
  display: contents;
`

const Verdict = styled.p<{ $failed: boolean }>`
  flex: 1;
  margin: 0;
  color: ${({ $failed }) => ($failed ? color.danger : color.success)};
  font-weight: 600;
  white-space: pre-wrap;
`

const Stage = styled.div`
  order: 1;
  flex: 1 1 100%;
  max-height: 20rem;
  overflow: auto;
  margin-block: ${space.s};
  border: 1px dashed ${color.outline};
  border-radius: ${radius.m};

  /* The next check on the page takes the one before it away. */
  &:empty {
    display: none;
  }
`
