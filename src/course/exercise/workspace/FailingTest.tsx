import { styled } from 'styled-components'
import { color, font, space } from '#ui/tokens.ts'
import { InlineCode } from '#course/code/InlineCode.tsx'
import type { Failing, TestRow } from './testResults.ts'

interface FailingTestProps {
  row: TestRow
  /** Undefined until its run has been recorded. */
  failing: Failing | undefined
  because: string
  logged: readonly string[]
  onTask: () => void
}

/** What is to be said of a test that failed, below its own sentence, which says what was expected. */
export function FailingTest({ row, failing, because, logged, onTask }: FailingTestProps) {
  return (
    <Detail>
      {failing && (
        <>
          <dt>Tried</dt>
          <dd>{failing.tried}</dd>
          <dt>Showed</dt>
          <dd>{failing.showed}</dd>
        </>
      )}
      <dt>Because</dt>
      <dd>
        <InlineCode>{because.replace(`At “${row.sentence}”: `, '')}</InlineCode>{' '}
        <button type="button" onClick={onTask}>
          Read the task
        </button>
      </dd>
      <Log logged={logged} />
    </Detail>
  )
}

/** What the code wrote to the console. */
export function Log({ logged }: { logged: readonly string[] }) {
  if (logged.length === 0) return null
  return (
    <>
      <dt>Console</dt>
      <dd>
        <pre translate="no">{logged.join('\n')}</pre>
      </dd>
    </>
  )
}

export const Detail = styled.dl`
  display: grid;
  grid-column: 2 / -1;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xs} ${space.m};
  margin: ${space.xs} 0 0;
  font-size: ${font.small};

  dt {
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  pre {
    margin: 0;
    font-family: ${font.code};
    white-space: pre-wrap;
  }
`
