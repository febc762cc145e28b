import { InlineCode } from '#course/code/InlineCode.tsx'
import { expectedOf, predictionOf } from './prediction.ts'
import { shown } from './shown.ts'

/** What its test expects, and why, for a page on which nothing can be run (decision 38). */
export function FoldedAnswer({ of }: { of: object }) {
  const { why } = predictionOf(of)
  const expected = expectedOf(of)
  return (
    <details>
      <summary>The answer</summary>
      <p>
        <b>{shown(expected)}</b>. <InlineCode>{typeof why === 'string' ? why : why(expected)}</InlineCode>
      </p>
    </details>
  )
}
