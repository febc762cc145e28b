import { WithCode } from '../blocks/WithCode.tsx'
import type { DiagramData } from './diagram.ts'

/** What a diagram says, as a list of its nodes and of the ways from each. */
export function InWords<Id extends string>({ of, now }: { of: DiagramData<Id>; now: Id | undefined }) {
  return (
    <ol>
      {of.nodes
        .filter(({ says }) => says !== undefined)
        .map(({ id, says = '' }) => (
          <li key={id} aria-current={id === now ? 'true' : undefined}>
            <b>{nameIn(of, id)}</b>: <WithCode text={says} />
            <Ways of={of} from={id} />
          </li>
        ))}
    </ol>
  )
}

function Ways<Id extends string>({ of, from }: { of: DiagramData<Id>; from: Id }) {
  const ways = of.edges.flatMap((edge) => {
    const label = edge.label ? `${edge.label.replaceAll('\n', ' ')}: ` : ''
    if (edge.from === from) return [{ id: edge.to, text: `${label}to ` }]
    return edge.both && edge.to === from ? [{ id: edge.from, text: `${label}back to ` }] : []
  })
  if (ways.length === 0) return null
  return (
    <ul>
      {ways.map(({ id, text }) => (
        <li key={id}>
          {text}
          <i>{nameIn(of, id)}</i>
        </li>
      ))}
    </ul>
  )
}

function nameIn<Id extends string>({ nodes }: DiagramData<Id>, id: Id): string {
  const node = nodes.find((candidate) => candidate.id === id)
  return (node?.name ?? node?.label ?? '').replaceAll('\n', ' ')
}
