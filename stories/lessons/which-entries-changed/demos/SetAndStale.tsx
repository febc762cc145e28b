import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { listQuery } from '#screens/which-entries-changed/entryQueries.ts'
import { KeyTree } from '#screens/which-entries-changed/KeyTree.tsx'
import { listEntry } from '#screens/which-entries-changed/treeQueries.tsx'
import { useTree } from '#screens/which-entries-changed/useTree.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

const onScreen = [['posts', 'list']]

// #region set
/** A list, a button that makes it stale without a fetch, and one that writes into it. */
export function SetAndStale() {
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = listQuery(api)

  const makeStale = () => client.invalidateQueries({ queryKey, refetchType: 'none' })
  const dropTheFirst = () => client.setQueryData(queryKey, (posts) => posts?.slice(1))
  // #endregion

  const [queries] = useState(() => [listEntry(api)])
  const tree = useTree(queries, onScreen)

  return (
    <Ground>
      <Row>
        <Button onClick={() => void makeStale()}>Make it stale</Button>
        <Button onClick={dropTheFirst}>Set it without the first post</Button>
      </Row>
      <KeyTree tree={tree} />
    </Ground>
  )
}
