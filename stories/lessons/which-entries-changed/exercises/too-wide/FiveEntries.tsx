import { useState } from 'react'
import type { ReactNode } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { KeyTree } from '#features/entries/KeyTree.tsx'
import { detailEntry, listEntry, todosEntry } from '#features/entries/treeQueries.tsx'
import { useTree } from '#features/entries/useTree.ts'
import { Ground } from '#course/story/Ground.ts'

const onScreen = [['posts', 'list'], ['posts', 'list', { userId: 1 }], ['posts', 'detail', 1], ['todos']]

/** Five entries, of which the list of User 2 is not on the screen. */
export function FiveEntries({ children }: { children: ReactNode }) {
  const api = useApi()
  const [queries] = useState(() => [
    listEntry(api),
    listEntry(api, 1),
    listEntry(api, 2),
    detailEntry(api, 1),
    todosEntry(api),
  ])
  const tree = useTree(queries, onScreen)
  return (
    <Ground>
      <div>{children}</div>
      <KeyTree tree={tree} />
    </Ground>
  )
}
