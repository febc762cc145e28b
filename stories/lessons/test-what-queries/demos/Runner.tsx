import { useRef, useState } from 'react'
import { Ground } from '#course/story/Ground.ts'
import { runTest } from '#course/exercise/grade/runTest.tsx'
import type { Test } from '#course/exercise/grade/runTest.tsx'
import { assertionInALine } from '#course/exercise/grade/tests.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Column } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'

/** Tests by their names, run one after another as in one file. */
export type Tests = Readonly<Record<string, Test>>

/** A test runner: a press runs the tests on this page, and each says what came of it. */
export function Runner({ tests, height = '13rem' }: { tests: Tests; height?: string }) {
  const host = useRef<HTMLDivElement>(null)
  const [results, setResults] = useState<readonly string[]>([])
  const [isRunning, setIsRunning] = useState(false)
  const names = Object.keys(tests)

  async function run(): Promise<void> {
    setIsRunning(true)
    setResults([])
    for (const test of Object.values(tests)) {
      if (host.current === null) return
      const failure = await runTest(host.current, test)
      setResults((before) => [
        ...before,
        failure === undefined ? 'passed' : `failed: ${assertionInALine(failure.error)}`,
      ])
    }
    setIsRunning(false)
  }

  return (
    <Ground>
      <Button variant="primary" disabled={isRunning} onClick={() => void run()}>
        {names.length === 1 ? 'Run the test' : 'Run the tests'}
      </Button>
      <Column as="ol" $gap="xs" aria-label="Tests" aria-live="polite">
        {names.map((name, index) => (
          <li key={name}>
            {name}: <b>{results[index] ?? (isRunning && index === results.length ? 'runs …' : 'not run')}</b>
          </li>
        ))}
      </Column>
      <div style={{ minHeight: height }}>
        <div ref={host} data-tests />
        {!isRunning && (
          <EmptyState>
            {results.length === 0
              ? 'Each test mounts its page here.'
              : `${pluralize(results.filter((result) => result === 'passed').length, 'test')} of ${names.length} passed.`}
          </EmptyState>
        )}
      </div>
    </Ground>
  )
}
