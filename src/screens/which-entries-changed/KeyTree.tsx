import { hashKey } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { color, font, space } from '#ui/tokens.ts'
import { EntryLine } from './EntryLine.tsx'
import { keyText, keyTree } from './keyTree.ts'
import type { KeyNode } from './keyTree.ts'
import type { Tree } from './useTree.ts'

export interface KeyTreeProps {
  tree: Tree
  /** The hashes of the entries that a filter matches; undefined without a filter. */
  matches?: ReadonlySet<string> | undefined
}

/** The keys of a cache as a tree: an entry is below each key that it begins with. */
export function KeyTree({ tree, matches }: KeyTreeProps) {
  const own = tree.queries.map(({ queryKey }) => queryKey)
  const nodes = keyTree([...own, ...(tree.watched?.entries ?? []).map(({ key }) => key)])
  return (
    <Branch aria-label="Query keys">
      <Nodes nodes={nodes} tree={tree} matches={matches} />
    </Branch>
  )
}

function Nodes({ nodes, tree, matches }: KeyTreeProps & { nodes: readonly KeyNode[] }) {
  return nodes.map((node) => {
    const query = tree.queries.find(({ queryKey }) => hashKey(queryKey) === node.hash)
    const entry = tree.watched?.entries.find(({ hash }) => hash === node.hash)
    return (
      <li key={node.hash}>
        {query || entry ? (
          <EntryLine
            queryKey={node.key}
            query={query}
            entry={entry}
            tree={tree}
            match={placeIn(matches, node.hash)}
          />
        ) : (
          <Prefix>{keyText(node.key)}</Prefix>
        )}
        {node.children.length > 0 && (
          <Branch>
            <Nodes nodes={node.children} tree={tree} matches={matches} />
          </Branch>
        )}
      </li>
    )
  })
}

function placeIn(matches: ReadonlySet<string> | undefined, hash: string): number | undefined {
  const place = [...(matches ?? [])].indexOf(hash)
  return place === -1 ? undefined : place
}

const Branch = styled.ul`
  container-type: inline-size;
  margin: 0;
  padding: 0;
  list-style: none;

  & & {
    margin-inline-start: ${space.s};
    padding-inline-start: ${space.s};
    border-inline-start: 1px solid ${color.border};
  }
`

const Prefix = styled.code.attrs({ translate: 'no' })`
  display: block;
  padding: ${space.xs} ${space.s};
  color: ${color.textMuted};
  font-family: ${font.code};
  font-size: 0.8125rem;
`
