/** @jsxRuntime classic */
// Storybook's frame has a React of its own, and its bundler knows no other runtime of JSX.
import * as React from 'react'
import { passageAddress } from '#course/links/passages.ts'
import type { Passage } from '#course/links/passages.ts'
import { excerptAround } from '#course/links/searchLessons.ts'
import type { Found, FoundIn } from '#course/links/searchLessons.ts'

interface SearchResultsProps {
  groups: readonly FoundIn[]
  onChoose: (passage: Passage) => void
}

/** What was found, group by group. Each passage is a link to its place. */
export function SearchResults({ groups, onChoose }: SearchResultsProps) {
  function choose(event: React.MouseEvent, passage: Passage): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(passage)
  }

  return (
    <>
      {groups.map(({ group, passages }) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul>
            {passages.map((passage) => (
              <li key={passage.id}>
                <a href={passageAddress(passage)} onClick={(event) => choose(event, passage)}>
                  {!['', passage.text].includes(passage.heading) && <small>{passage.heading}</small>}
                  <Around passage={passage} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Around({ passage: { text, words } }: { passage: Found }) {
  return (
    <span>
      {excerptAround(text, words).map((part, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- a part has no identity but its place
        index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
      )}
    </span>
  )
}
