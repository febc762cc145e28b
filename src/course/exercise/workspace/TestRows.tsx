import { styled } from 'styled-components'
import { color, font, radius, space } from '#ui/tokens.ts'
import type { Failing, TestRow } from './testResults.ts'
import { Detail, FailingTest, Log } from './FailingTest.tsx'
import { passedOf } from './testResults.ts'

export interface TestRowsProps {
  rows: readonly TestRow[]
  /** Whether they are of other code than what is written now. */
  isOld?: boolean
  /** Of the test that failed. */
  failing: Failing | undefined
  /** What its grader says of it. */
  because: string
  logged: readonly string[]
  /** Goes to the end of a test on the time axis; undefined where no run was recorded. */
  onShow: ((row: TestRow) => void) | undefined
  onTask: () => void
}

/** What an exercise is tested for, and how far the last check came. The failing test stays open. */
export function TestRows({ rows, isOld = false, failing, because, logged, onShow, onTask }: TestRowsProps) {
  const hasRun = rows.some(({ state }) => state !== 'not run')
  return (
    <>
      <Heading>
        <h2>Tests</h2>
        {hasRun && <span>{isOld ? `${passedOf(rows)} in your last check` : passedOf(rows)}</span>}
      </Heading>
      <List aria-label="Tests">
        {rows.map((row) => (
          <Row key={row.sentence} data-state={row.state}>
            <Mark aria-hidden>{stateMarks[row.state]}</Mark>
            <Sentence>
              {row.to !== undefined && onShow !== undefined ? (
                <button type="button" onClick={() => onShow(row)}>
                  {row.sentence}
                </button>
              ) : (
                row.sentence
              )}
            </Sentence>
            <State>{stateWords[row.state]}</State>
            {row.state === 'failed' && (
              <FailingTest row={row} failing={failing} because={because} logged={logged} onTask={onTask} />
            )}
          </Row>
        ))}
      </List>
      {logged.length > 0 && !rows.some(({ state }) => state === 'failed') && (
        <Detail as="dl">
          <Log logged={logged} />
        </Detail>
      )}
    </>
  )
}

const stateMarks = { 'not run': '○', 'not reached': '○', running: '…', passed: '✓', failed: '✗' }
const stateWords = {
  'not run': '',
  'not reached': 'not reached',
  running: 'runs',
  passed: 'passed',
  failed: 'failed',
}

const Heading = styled.div`
  display: flex;
  justify-content: space-between;

  h2 {
    margin: 0;
    font-size: ${font.normal};
    font-weight: 700;
  }
`

const List = styled.ol`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    padding: 0;
    border: 0;
    background: none;
    color: ${color.accentText};
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: ${color.border};
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`

const Row = styled.li`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr) auto;
  gap: 0 ${space.s};
  font-size: ${font.small};

  &[data-state='failed'] {
    padding: ${space.s};
    border: 2px solid ${color.wrong};
    border-radius: ${radius.m};
  }
`

const Mark = styled.span`
  font-weight: 700;
  text-align: center;

  [data-state='passed'] > & {
    color: ${color.right};
  }

  [data-state='failed'] > & {
    color: ${color.wrong};
  }
`

const Sentence = styled.span`
  overflow-wrap: anywhere;

  [data-state='failed'] > & {
    font-weight: 700;
  }
`

const State = styled.span`
  color: ${color.textMuted};
`
