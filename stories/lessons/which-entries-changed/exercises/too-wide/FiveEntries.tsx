import { use, useState } from 'react'
import type { ReactNode } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { KeyTree } from '#screens/which-entries-changed/KeyTree.tsx'
import { detailEntry, listEntry, todosEntry } from '#screens/which-entries-changed/treeQueries.tsx'
import { useTree } from '#screens/which-entries-changed/useTree.ts'
import { Ground } from '#course/story/Ground.ts'
import { UsersContext } from './UsersContext.ts'

/** Five entries, of which the list of the second user is not on the screen. */
export function FiveEntries({ children }: { children: ReactNode }) {
  const api = useApi()
  const [userId, other] = use(UsersContext)
  const onScreen = [
    ['posts', 'list'],
    ['posts', 'list', { userId }],
    ['posts', 'detail', 1],
    ['todos', 'list'],
  ]
  const [queries] = useState(() => [
    listEntry(api),
    listEntry(api, userId),
    listEntry(api, other),
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
