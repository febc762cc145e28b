import { RenderCount } from '#course/story/RenderCount.tsx'
import { pluralize } from '#ui/pluralize.ts'

/** The apples that a reader of the store has selected, and how often it has rendered. */
export function ApplesView({ apples }: { apples: number }) {
  return (
    <div>
      {pluralize(apples, 'apple')} <RenderCount of="Apples" />
    </div>
  )
}

/** Both fruits, and how often their reader has rendered. */
export function BasketView({ apples, pears }: { apples: number; pears: number }) {
  return (
    <div>
      {pluralize(apples, 'apple')} and {pluralize(pears, 'pear')} <RenderCount of="Basket" />
    </div>
  )
}
