import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Post } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'

type Fetch = typeof window.fetch

// #region session
let refreshing: Promise<unknown> | undefined
let refreshed = 0
const refresh = (fetch: Fetch) =>
  fetch('session', { method: 'POST' }).finally(() => {
    refreshing = undefined
    refreshed += 1
  })

async function send(fetch: Fetch, path: string): Promise<Response> {
  const before = refreshed
  const response = await fetch(path)
  if (response.status !== 401) return response
  if (before === refreshed) await (refreshing ??= refresh(fetch))
  return fetch(path)
}
// #endregion

const postOf = (api: Fetch, user: string, id: number) =>
  queryOptions({
    queryKey: ['post', { user, id }],
    queryFn: async (): Promise<Post> => {
      const response = await send(api, `posts/${id}`)
      if (!response.ok) throw new Error(`The server answered ${response.status}.`)
      return response.json()
    },
    staleTime: Infinity,
  })

/** Three queries of whoever is logged in. */
export function Session({ fetch }: { fetch: Fetch }) {
  const client = useQueryClient()
  const [user, setUser] = useState<string | undefined>('Ada')

  function logOut(): void {
    client.clear()
    setUser(undefined)
  }

  return user === undefined ? (
    <Button onClick={() => setUser('Grace')}>Log in as Grace</Button>
  ) : (
    <>
      <Button onClick={logOut}>Log out</Button>
      <Posts fetch={fetch} user={user} />
    </>
  )
}

function Posts({ fetch, user }: { fetch: Fetch; user: string }) {
  const posts = useQueries({ queries: [1, 2, 3].map((id) => postOf(fetch, user, id)) })
  return <Banner>{`${user}: ${posts.filter(({ data }) => data).length} of 3 are here`}</Banner>
}
