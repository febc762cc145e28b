import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { PostListSchema, PostSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { Field } from '#ui/Field.tsx'
import { Column, Columns } from '#ui/layout.ts'
import { QueryError } from '#ui/QueryError.tsx'
import { Select } from '#ui/Select.tsx'
import type { Fault } from './faults.ts'
import { NewPost } from './NewPost.tsx'

const users = ['1', '2'].map((value) => ({ value, label: `User ${value}` }))

/** @param leaks whether its key lacks the user */
const postsOf = (api: ApiClient, userId: string, leaks: boolean) =>
  queryOptions({
    queryKey: ['posts', 'tested', leaks ? 'of anyone' : userId],
    queryFn: ({ signal }) => api.get('posts', { schema: PostListSchema, searchParams: { userId }, signal }),
    staleTime: STALE_TIME_MS,
  })

export interface UserPostsProps {
  /** In which way it is broken; `endless` never asks, and so never gets past Loading. */
  fault?: Fault | 'endless' | undefined
}

/** The posts of a user, to be searched and added to: what the tests of the lesson test. */
export function UserPosts({ fault }: UserPostsProps) {
  const api = useApi()
  const [userId, setUserId] = useState('1')
  const [sought, setSought] = useState('')
  const query = postsOf(api, userId, fault === 'leaks')
  const posts = useQuery({ ...query, enabled: fault !== 'endless' })
  const add = useMutation({
    mutationFn(title: string) {
      const body = { title, body: '', userId: Number(userId) }
      const once = () => api.post('posts', { schema: PostSchema, body })
      return Promise.all(fault === 'twice' ? [once(), once()] : [once()])
    },
    onSuccess: (_posts, _title, _result, { client }) =>
      fault === 'stale' ? undefined : client.invalidateQueries({ queryKey: query.queryKey }),
  })
  const found = posts.data?.filter(
    ({ title }) => fault === 'unfiltered' || title.toLowerCase().includes(sought.toLowerCase()),
  )

  return (
    <Column>
      <Columns $least="10rem" $stretch>
        <Select label="User" options={users} value={userId} onChange={setUserId} />
        <Field label="Find" value={sought} onChange={(event) => setSought(event.target.value)} />
      </Columns>
      {fault !== 'silent' && <QueryError query={posts} />}
      {add.error && <QueryError query={{ error: add.error, refetch: () => add.mutate(add.variables) }} />}
      {!posts.data && (posts.isPending || fault === 'silent') && <Banner>Loading...</Banner>}
      {found && (
        <ul aria-label="Posts">
          {found.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
      <NewPost key={fault === 'unfocused' ? add.submittedAt : 'form'} onAdd={add.mutate} />
    </Column>
  )
}
