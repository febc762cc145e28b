import { InlineCode } from '#course/text/InlineCode.tsx'
import type { DiagramData } from './diagram.ts'
import { wordsOf } from './wordsOf.ts'

/** What a diagram says, as a list of its nodes and of the ways from each. */
export function DiagramText<Id extends string>({ of, lit }: { of: DiagramData<Id>; lit: readonly Id[] }) {
  return (
    <ol>
      {wordsOf(of).map(({ id, name, says, ways }) => (
        <li key={id} aria-current={lit.includes(id) ? 'true' : undefined}>
          <b>{name}</b>: <InlineCode>{says}</InlineCode>
          {ways.length > 0 && (
            <ul>
              {ways.map((way) => (
                <li key={way.id}>
                  {way.by} <i>{way.name}</i>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
