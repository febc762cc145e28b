import { useReducer } from 'react'
import { counterReducer, initialCounter } from '#features/counter/counter.ts'
import { CounterHistory } from '#features/counter/CounterHistory.tsx'
import { CountReadout } from '#features/counter/CountReadout.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { TitledCard } from '#ui/TitledCard.tsx'
import { logged, useDevtools } from './loggedReducer.ts'

const loggedCounter = logged(counterReducer)

/** The lesson's reducer, which reports its actions to Redux DevTools. */
export function LoggedCounter() {
  const [counter, dispatch] = useReducer(loggedCounter, { state: initialCounter })
  useDevtools('counter', counter, dispatch)

  return (
    <TitledCard title="Counter in a reducer" level={2}>
      <CountReadout count={counter.state.count} />
      <Row>
        <Button onClick={() => dispatch({ type: 'increment' })}>Increment</Button>
        <Button onClick={() => dispatch({ type: 'decrement' })}>Decrement</Button>
        <Button onClick={() => dispatch({ type: 'set', value: 10 })}>Set to 10</Button>
        <Button onClick={() => dispatch({ type: 'reset' })}>Reset</Button>
      </Row>
      <CounterHistory state={counter.state} />
    </TitledCard>
  )
}
