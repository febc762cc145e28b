import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { keyText } from '#screens/which-entries-changed/keyTree.ts'
import { KeyTree } from '#screens/which-entries-changed/KeyTree.tsx'
import { detailEntry, listEntry, todosEntry } from '#screens/which-entries-changed/treeQueries.tsx'
import { useTree } from '#screens/which-entries-changed/useTree.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

const prefixes = [['posts'], ['posts', 'list'], ['list', 'posts']]
const onScreen = [
  ['posts', 'list'],
  ['posts', 'list', { userId: 1 }],
  ['todos', 'list'],
]

/** Four entries, and three beginnings of keys to choose from. It asks the cache which entries match; nothing else happens. */
export function WhichMatch() {
  const api = useApi()
  const client = useQueryClient()
  const [queries] = useState(() => [listEntry(api), listEntry(api, 1), detailEntry(api, 1), todosEntry(api)])
  const tree = useTree(queries, onScreen)
  const [queryKey, setQueryKey] = useState<string[]>(['posts'])
  const matches = client.getQueryCache().findAll({ queryKey })

  return (
    <Ground>
      <Row>
        <Row role="group" aria-label="queryKey">
          {prefixes.map((prefix) => (
            <Button
              key={keyText(prefix)}
              variant={prefix.join() === queryKey.join() ? 'primary' : 'secondary'}
              aria-pressed={prefix.join() === queryKey.join()}
              onClick={() => setQueryKey(prefix)}
            >
              {keyText(prefix)}
            </Button>
          ))}
        </Row>
        <Banner>{tree.watched ? `${matches.length} of 4 entries match.` : 'Loading...'}</Banner>
      </Row>
      <KeyTree tree={tree} matches={new Set(matches.map(({ queryHash }) => queryHash))} />
    </Ground>
  )
}
