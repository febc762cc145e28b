import { Card } from '#ui/Card.tsx'
import { CardGrid } from '#ui/CardGrid.tsx'

/** Advice on context and stores (behaviour §2.11). */
export function WhenToUse() {
  return (
    <CardGrid>
      <Card as="section" aria-label="When to use context">
        <h3>When to use context</h3>
        <ul>
          <li>The value belongs to a subtree: a theme for one part, a form, a list and its rows.</li>
          <li>Several copies live side by side, each with a state of its own.</li>
          <li>It changes seldom, or everybody who reads it needs every change.</li>
          <li>You want no library for it.</li>
        </ul>
      </Card>
      <Card as="section" aria-label="When to use a store">
        <h3>When to use a store</h3>
        <ul>
          <li>One state for the whole app, read in many far-apart places.</li>
          <li>It changes often, and each reader needs a small part of it.</li>
          <li>Code outside of React reads or changes it.</li>
          <li>It should be kept over a reload, or be followed by other tabs.</li>
        </ul>
      </Card>
    </CardGrid>
  )
}
