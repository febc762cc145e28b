import { useId } from 'react'
import { Button } from '#ui/Button.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { Ground } from '#course/story/Ground.ts'
import { BasketProvider, useBasket } from './BasketProvider.tsx'

/** The same card twice, in a provider each. */
export function TwoBaskets() {
  return (
    <Ground>
      <BasketProvider>
        <BasketCard title="Yours" />
      </BasketProvider>
      <BasketProvider>
        <BasketCard title="Mine" />
      </BasketProvider>
    </Ground>
  )
}

function BasketCard({ title }: { title: string }) {
  const titleId = useId()
  const fruits = useBasket((basket) => basket.fruits)
  const addFruit = useBasket((basket) => basket.addFruit)
  return (
    <section aria-labelledby={titleId}>
      <b id={titleId}>{title}</b>: {pluralize(fruits, 'fruit')}{' '}
      <Button onClick={addFruit}>Add a fruit</Button>
    </section>
  )
}
