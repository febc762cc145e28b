import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import type { PostTitle } from '#contract/post.ts'
import { OpenedPostCard } from './from-list-to-detail/OpenedPostCard.tsx'
import { titlesQuery } from './from-list-to-detail/openedQueries.ts'
import type { Start } from './from-list-to-detail/openedQueries.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Field } from '#ui/Field.tsx'
import { Column, Columns } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { QueryBanner } from '#ui/QueryBanner.tsx'
import { QueryError } from '#ui/QueryError.tsx'
import { Select } from '#ui/Select.tsx'

const starts = [
  { value: 'placeholderData', label: 'placeholderData' },
  { value: 'initialData', label: 'initialData' },
  { value: 'nothing', label: 'nothing' },
] as const

/** How many titles are listed at most. */
const SHOWN = 4

/** A list of titles, and beside it the post that was opened from it. */
export function FromListToDetail() {
  const titles = useQuery(titlesQuery(useApi()))
  const [typed, setTyped] = useState('')
  const [start, setStart] = useState<Start>('placeholderData')
  const [opened, setOpened] = useState<PostTitle>()

  // #region search
  const word = useDeferredValue(typed).trim().toLowerCase()
  const found = titles.data?.filter(({ title }) => title.toLowerCase().includes(word))
  // #endregion

  return (
    <Page
      title="From list to detail"
      lead="The list knows the title of each post. Open one, and see what is there before its answer."
    >
      <Columns $least="14rem" $stretch>
        <Field
          type="search"
          label="Search titles"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Select label="A detail begins with" options={starts} value={start} onChange={setStart} />
      </Columns>
      <QueryBanner query={titles} failed="The titles did not arrive">
        {found && pluralize(found.length, 'title')}
        {found && found.length > SHOWN && `, the first ${SHOWN} below`}
      </QueryBanner>
      <QueryError query={titles} />
      <Columns $least="18rem" $stretch>
        {found?.length === 0 && <EmptyState>No title has these letters</EmptyState>}
        {found && found.length > 0 && (
          <Column as="ul" $gap="s" aria-label="Titles">
            {found.slice(0, SHOWN).map((post) => (
              <li key={post.id}>
                <Title aria-pressed={post.id === opened?.id} onClick={() => setOpened(post)}>
                  {post.title}
                </Title>
              </li>
            ))}
          </Column>
        )}
        {opened && <OpenedPostCard listed={opened} start={start} />}
      </Columns>
    </Page>
  )
}

/** A row of the list: as wide as the list, with its text at the left. */
const Title = styled(Button)`
  justify-content: flex-start;
  width: 100%;
  text-align: start;

  &[aria-pressed='true'] {
    border-width: 2px;
    font-weight: 700;
  }
`
