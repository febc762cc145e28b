import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { PostTitleListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { Field } from '#ui/Field.tsx'
import { Columns } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { Select } from '#ui/Select.tsx'
import { Ground } from '#course/story/Ground.ts'
import { useDebounced } from './useDebounced.ts'

const keys = [
  { value: 'typed', label: 'the text' },
  { value: 'deferred', label: 'the text, deferred' },
  { value: 'debounced', label: 'the text, debounced by 300 ms' },
] as const

/** A search that the server answers. */
export function SmallestSearch() {
  const api = useApi()
  const [key, setKey] = useState<(typeof keys)[number]['value']>('typed')
  // #region search
  const [typed, setTyped] = useState('')
  const deferred = useDeferredValue(typed)
  const debounced = useDebounced(typed, 300)
  const q = { typed, deferred, debounced }[key]
  const titles = useQuery({
    queryKey: ['titles', q],
    queryFn: ({ signal }) => api.get('titles', { schema: PostTitleListSchema, searchParams: { q }, signal }),
    placeholderData: keepPreviousData,
  })
  // #endregion
  return (
    <Ground>
      <Columns $least="14rem" $stretch>
        <Field type="search" label="Search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        <Select label="What is in the key" options={keys} value={key} onChange={setKey} />
      </Columns>
      <Banner>
        {titles.data && pluralize(titles.data.length, 'title')}
        {titles.isPlaceholderData && ' of the search before. Searching...'}
        {titles.isPending && 'Searching...'}
        {titles.error?.message}
      </Banner>
      <ul aria-label="Titles">
        {titles.data?.slice(0, 3).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </Ground>
  )
}
