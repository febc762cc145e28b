import { useQueryClient } from '@tanstack/react-query'
import type { QueryFilters } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import { FilterForm } from './which-entries-changed/FilterForm.tsx'
import { filtersOf, filterText } from './which-entries-changed/filterChoice.ts'
import type { FilterChoice } from './which-entries-changed/filterChoice.ts'
import { KeyTree } from './which-entries-changed/KeyTree.tsx'
import { useTree } from './which-entries-changed/useTree.ts'
import { Alert } from '#ui/Alert.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { color, font, radius, space } from '#ui/tokens.ts'
import { treeQueries } from './which-entries-changed/treeQueries.tsx'

/** The entries that components read at first; the others are inactive. */
const onScreen = [
  ['posts', 'list'],
  ['posts', 'list', { userId: 1 }],
  ['posts', 'detail', 1],
  ['todos', 'list'],
]

/** A filter, the entries of the cache that it matches, and what each method does to them. */
export function WhichEntriesChanged() {
  const api = useApi()
  const client = useQueryClient()
  const [queries] = useState(() => treeQueries(api))
  const tree = useTree(queries, onScreen)
  const [choice, setChoice] = useState<FilterChoice>({ queryKey: ['posts'] })
  const [pressed, setPressed] = useState<Press>()

  const { entries = [], fetches = 0 } = tree.watched ?? {}
  // Another filter and another reader are no part of what was pressed.
  const before = pressed?.choice === choice && pressed.read === tree.read ? pressed.fetches : undefined
  const failure = entries.find(({ state }) => state === 'failed')?.error

  // #region methods
  const filters = filtersOf(choice)
  const matching = client.getQueryCache().findAll(filters)
  const matches = new Set(matching.map(({ queryHash }) => queryHash))

  const invalidate = () => client.invalidateQueries(filters)
  const refetch = () => client.refetchQueries(filters)
  const reset = () => client.resetQueries(filters)
  const remove = () => client.removeQueries(filters)
  // #endregion

  function act(method: () => unknown): void {
    setPressed({ fetches, choice, read: tree.read })
    void method()
  }

  return (
    <Page
      title="Which entries changed?"
      lead="Choose a filter, see which entries of the cache it matches, and what each method does to them."
    >
      <FilterForm choice={choice} onChoose={setChoice} />
      <Row $gap="s" $align="center">
        <Button variant="primary" onClick={() => act(invalidate)}>
          Invalidate
        </Button>
        <Button onClick={() => act(refetch)}>Refetch</Button>
        <Button onClick={() => act(reset)}>Reset</Button>
        <Button onClick={() => act(remove)}>Remove</Button>
        <Filter>{filterText(choice) || 'no filter: every entry'}</Filter>
      </Row>
      <Banner>
        {tree.watched ? `${matches.size} of ${entries.length} entries match.` : 'Loading...'}
        {before !== undefined && ` Fetched since your press: ${fetches - before}.`}
      </Banner>
      {failure && (
        <Alert action={{ label: 'Retry', onClick: () => void client.refetchQueries(failed) }}>
          {failure.message}
        </Alert>
      )}
      <KeyTree tree={tree} matches={matches} />
    </Page>
  )
}

/** How things were when a method was called. */
interface Press {
  fetches: number
  choice: FilterChoice
  read: ReadonlySet<string>
}

const failed: QueryFilters = { predicate: ({ state }) => state.status === 'error' }

const Filter = styled.code.attrs({ translate: 'no' })`
  padding: ${space.xs} ${space.s};
  border-radius: ${radius.s};
  background: ${color.sunken};
  color: ${color.text};
  font-family: ${font.code};
  font-size: ${font.small};
  overflow-wrap: anywhere;
`
