import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { TitledCard } from '#ui/TitledCard.tsx'
import type { TitledCardProps } from '#ui/TitledCard.tsx'
import { useCounterStore } from './counterStore.ts'
import { CountReadout } from './CountReadout.tsx'
import { CustomValueForm } from './CustomValueForm.tsx'

/** The store's counter, the same in every copy of this card (behaviour §2.12). */
export function StoreCounter({
  title = 'Counter',
  level,
}: Partial<Pick<TitledCardProps, 'title' | 'level'>>) {
  const count = useCounterStore((state) => state.count)
  const increment = useCounterStore((state) => state.increment)
  const decrement = useCounterStore((state) => state.decrement)
  const reset = useCounterStore((state) => state.reset)
  const set = useCounterStore((state) => state.set)
  return (
    <TitledCard title={title} level={level}>
      <CountReadout count={count} />
      <Row>
        <Button onClick={increment}>Increment</Button>
        <Button onClick={decrement}>Decrement</Button>
        <Button onClick={reset}>Reset</Button>
      </Row>
      <CustomValueForm hint="What is not a whole number counts as 0." onSet={set} />
    </TitledCard>
  )
}
