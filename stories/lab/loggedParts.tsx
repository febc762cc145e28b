import { useCounter } from '#features/counter/useCounter.ts'
import { useCounterStore } from '#features/counter/counterStore.ts'
import { RenderCount } from '#lab/RenderCount.tsx'
import { useTracedReducer } from '#trace/useTracedReducer.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'

const add = (sum: number, by: number) => sum + by

/** A sum that a press makes 10,000 actions of. */
export function ManyActions() {
  const [sum, dispatch] = useTracedReducer('sum', add, 0)
  return (
    <>
      <Banner>Sum {sum}</Banner>
      <Button onClick={() => Array.from({ length: 10_000 }, () => dispatch(1))}>
        Dispatch 10,000 actions
      </Button>
      <Button onClick={() => dispatch(1)}>Dispatch one</Button>
    </>
  )
}

/** A counter in a reducer and one in a store, each with a badge that counts its renders. */
export function CountedCounters() {
  return (
    <>
      <CountedReducer />
      <CountedStore />
    </>
  )
}

function CountedReducer() {
  const { state, dispatch } = useCounter()
  return (
    <div>
      <Button onClick={() => dispatch({ type: 'increment' })}>Add to the reducer</Button> {state.count}{' '}
      <RenderCount of="Reducer" />
    </div>
  )
}

function CountedStore() {
  const count = useCounterStore((state) => state.count)
  const increment = useCounterStore((state) => state.increment)
  return (
    <div>
      <Button onClick={increment}>Add to the store</Button> {count} <RenderCount of="Store" />
    </div>
  )
}
