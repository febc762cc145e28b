import { CardGrid } from '#ui/CardGrid.tsx'
import { TitledCard } from '#ui/TitledCard.tsx'

/** Advice on context and stores (behaviour §2.11). */
export function WhenToUse() {
  return (
    <CardGrid>
      <TitledCard title="When to use context">
        <ul>
          <li>The value belongs to a subtree: a theme for one part, a form, a list and its rows.</li>
          <li>Several copies live side by side, each with a state of its own.</li>
          <li>It changes seldom, or everybody who reads it needs every change.</li>
          <li>You want no library for it.</li>
        </ul>
      </TitledCard>
      <TitledCard title="When to use a store">
        <ul>
          <li>One state for the whole app, read in many far-apart places.</li>
          <li>It changes often, and each reader needs a small part of it.</li>
          <li>Code outside of React reads or changes it.</li>
          <li>It should be kept over a reload, or be followed by other tabs.</li>
        </ul>
      </TitledCard>
    </CardGrid>
  )
}
