import { useReducer, useState } from 'react'
import { StoreCounter } from '#features/counter/StoreCounter.tsx'
import { useCounterStore } from '#features/counter/counterStore.ts'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { LoggedCounter } from './LoggedCounter.tsx'
import { logged, useDevtools } from './loggedReducer.ts'

/** A counter with a button that dispatches 10,000 actions. */
export function ManyActions() {
  const count = useCounterStore((state) => state.count)
  const increment = useCounterStore((state) => state.increment)
  return (
    <>
      <Banner>Count {count}</Banner>
      <Button onClick={() => Array.from({ length: 10_000 }, increment)}>Increment 10,000 times</Button>
      <Button onClick={increment}>Increment once</Button>
    </>
  )
}

interface Step {
  type: 'step'
}

const step: Step = { type: 'step' }
const loggedSteps = logged<number, Step>((position) => (position + 1) % 2)

/** A reducer that returns to an earlier state by the same action object. */
export function BackAndForth() {
  const [position, dispatch] = useReducer(loggedSteps, { state: 0 })
  useDevtools('position', position, dispatch)

  function stepTwice(): void {
    dispatch(step)
    dispatch(step)
  }

  return (
    <>
      <Banner>Position {position.state}</Banner>
      <Button onClick={stepTwice}>Step twice</Button>
    </>
  )
}

/** A counter with a reducer that can be unmounted and mounted again. */
export function CounterThatGoes() {
  const [here, setHere] = useState(true)
  return (
    <>
      <Button onClick={() => setHere(!here)}>{here ? 'Take the reducer away' : 'Bring it back'}</Button>
      {here && <LoggedCounter />}
      <StoreCounter title="Counter in a store" />
    </>
  )
}

/** A counter with a render badge. */
export function CountedCounter() {
  const count = useCounterStore((state) => state.count)
  const increment = useCounterStore((state) => state.increment)
  return (
    <div>
      <Button onClick={increment}>Add to the store</Button> {count} <RenderCount of="Store" />
    </div>
  )
}
