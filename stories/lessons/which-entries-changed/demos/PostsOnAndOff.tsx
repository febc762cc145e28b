import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { KeyTree } from '#screens/which-entries-changed/KeyTree.tsx'
import { listEntry, todosEntry } from '#screens/which-entries-changed/treeQueries.tsx'
import { useTree } from '#screens/which-entries-changed/useTree.ts'
import { Ground } from '#course/story/Ground.ts'
import { SmallestInvalidation } from './SmallestInvalidation.tsx'

const onScreen = [
  ['posts', 'list'],
  ['todos', 'list'],
]

/** Three lists of posts, one of them on the screen, and the todos; and the button that invalidates the posts. */
export function PostsOnAndOff() {
  const api = useApi()
  const client = useQueryClient()
  const [queries] = useState(() => [listEntry(api), listEntry(api, 1), listEntry(api, 2), todosEntry(api)])
  const tree = useTree(queries, onScreen)
  const matches = new Set(
    client
      .getQueryCache()
      .findAll({ queryKey: ['posts'] })
      .map(({ queryHash }) => queryHash),
  )
  return (
    <Ground>
      <SmallestInvalidation />
      <KeyTree tree={tree} matches={matches} />
    </Ground>
  )
}
