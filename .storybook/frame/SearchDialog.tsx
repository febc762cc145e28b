/** @jsxRuntime classic */
// Storybook's frame has a React of its own, and its bundler knows no other runtime of JSX.
import * as React from 'react'
import { Modal } from 'storybook/internal/components'
import { pageIds } from '#course/links/pageIds.ts'
import { SEARCH_FILE } from '#course/links/passages.ts'
import type { Passage } from '#course/links/passages.ts'
import { createSearch } from '#course/links/searchLessons.ts'
import type { Result, SearchLessons } from '#course/links/searchLessons.ts'
import { SearchResults } from './SearchResults.tsx'
import { SearchForm } from './SearchForm.ts'

export const SEARCH_NAME = 'Search the lessons'

/** A field for words, and what the lessons say with them. */
export function SearchDialog({ onChoose }: { onChoose: (passage: Passage) => void }) {
  const [search, setSearch] = React.useState<SearchLessons>()
  const [problem, setProblem] = React.useState('')
  const [query, setQuery] = React.useState('')
  /** Whether Enter was pressed while the lessons were on their way. */
  const isAwaited = React.useRef(false)
  const { groups, hasAll } = search?.(query) ?? nothing

  React.useEffect(() => {
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      () => setProblem('The lessons could not be loaded. Close this, and try again.'),
    )
  }, [])

  function openFirst(): void {
    isAwaited.current = search === undefined
    const passage = groups[0]?.passages[0]
    if (passage) onChoose(passage)
  }

  React.useEffect(() => {
    if (search !== undefined && isAwaited.current) openFirst()
  })

  return (
    <SearchForm
      role="search"
      onKeyDown={moveByArrow}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        openFirst()
      }}
    >
      <Modal.Header>
        <Modal.Title>{SEARCH_NAME}</Modal.Title>
      </Modal.Header>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens the dialog wants to type
        autoFocus
        type="search"
        aria-label="Words to find"
        placeholder="cancelQueries"
        autoComplete="off"
        value={query}
        onChange={(event) => {
          isAwaited.current = false
          setQuery(event.target.value)
        }}
      />
      <p role="status">
        {problem || (search ? statusOf(query, { groups, hasAll }) : 'The course is loading.')}
      </p>
      <SearchResults groups={groups} onChoose={onChoose} />
    </SearchForm>
  )
}

const nothing: Result = { groups: [], hasAll: true }

function statusOf(query: string, { groups, hasAll }: Result): React.ReactNode {
  if (query.trim() === '') return 'Each word is looked for in definitions, lessons and exercises.'
  const count = groups.reduce((sum, { passages }) => sum + passages.length, 0)
  if (count === 0)
    return (
      <>
        Nothing has these words.{' '}
        <a href={`./?path=/docs/${pageIds.leftOut}`}>What is not in this course, and where to read it</a>
      </>
    )
  return (
    <>
      {!hasAll && 'Nothing has all of these words. With some of them: '}
      {count === 1 ? '1 result' : `${count} results`}.{' '}
      <span data-by-keys>Enter opens the first, arrow keys choose.</span>
    </>
  )
}

let loading: Promise<SearchLessons> | undefined

/** Loads the passages when they are first searched. */
function loadSearch(): Promise<SearchLessons> {
  loading ??= fetch(`./${SEARCH_FILE}`)
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
    .then((passages: Passage[]) => createSearch(passages))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/** Up and down lead through the input and the results. Who types at a result goes on in the input. */
function moveByArrow(event: React.KeyboardEvent<HTMLElement>): void {
  if (isTyped(event)) {
    // The frame's shortcuts are letters, too.
    event.stopPropagation()
    event.currentTarget.querySelector('input')?.focus()
    return
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')]
  const next = places[places.indexOf(document.activeElement as HTMLElement) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

function isTyped({ key, ctrlKey, metaKey, altKey }: React.KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}
