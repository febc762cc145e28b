import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { infinitePostsQuery, PAGE_SIZE } from '#features/posts/postQueries.ts'
import { postsOf } from '#mocks/seed.ts'
import { InfiniteQuery } from '#screens/InfiniteQuery.tsx'

const PAGES = 1000

/** The screen after a thousand pages, which are written to the cache. */
export function TenThousandPosts() {
  const api = useApi()
  const client = useQueryClient()
  useState(() => client.setQueryData(infinitePostsQuery(api).queryKey, thousandPages()))
  return <InfiniteQuery />
}

function thousandPages() {
  const posts = postsOf(PAGES * PAGE_SIZE)
  return {
    pages: Array.from({ length: PAGES }, (_, index) =>
      posts.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
    ),
    pageParams: Array.from({ length: PAGES }, (_, index) => index + 1),
  }
}
