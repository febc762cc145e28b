import { styled } from 'styled-components'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Columns, Row } from '#ui/layout.ts'
import { TitledCard } from '#ui/TitledCard.tsx'
import { color } from '#ui/tokens.ts'
import type { CounterAction } from './counter.ts'
import { CounterHistory } from './CounterHistory.tsx'
import { CountReadout } from './CountReadout.tsx'
import { CustomValueForm } from './CustomValueForm.tsx'
import { useCounter } from './useCounter.ts'

const actions: readonly (readonly [string, CounterAction])[] = [
  ['Increment', { type: 'increment' }],
  ['Decrement', { type: 'decrement' }],
  ['Reset', { type: 'reset' }],
  ['Set to 10', { type: 'set', value: 10 }],
  ['Set to -5', { type: 'set', value: -5 }],
]

/** A counter that changes only by actions (behaviour §2.10, §4.1). */
export function ReducerCounter() {
  const { state, dispatch, simulateLoading, simulateError } = useCounter()
  const { count, loading, error, lastAction } = state
  return (
    <TitledCard title="Counter" level={2}>
      <CountReadout count={count} />
      <LastAction>Last action: {lastAction === '' ? 'none yet' : lastAction}</LastAction>
      <Row>
        {actions.map(([label, action]) => (
          <Button key={label} disabled={loading} onClick={() => dispatch(action)}>
            {label}
          </Button>
        ))}
        <Button disabled={loading} onClick={simulateLoading}>
          Simulate Loading
        </Button>
        <Button disabled={loading || error !== undefined} onClick={simulateError}>
          Simulate Error
        </Button>
      </Row>
      <Columns $least="18rem" $gap="m l" $stretch>
        <CustomValueForm
          hint="What is not a number counts as 0."
          disabled={loading}
          onSet={(value) => dispatch({ type: 'set', value })}
        />
        <CounterHistory state={state} />
      </Columns>
      {error !== undefined && <Alert>{error}</Alert>}
    </TitledCard>
  )
}

const LastAction = styled.p`
  margin: 0;
  color: ${color.textMuted};
`
