import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { color, radius, space } from '#ui/tokens.ts'
import { Ground } from '#course/story/Ground.ts'

const pagesOfPosts = (fetchPage: SentinelProps['fetchPage']) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'pages'],
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: 1,
    getNextPageParam: (lastPage, _allPages, page) => (lastPage.length === 0 ? undefined : page + 1),
  })

interface SentinelProps {
  fetchPage: (page: number) => Promise<Post[]>
}

/** More posts come when the end of the list comes into view. */
export function Sentinel({ fetchPage }: SentinelProps) {
  const posts = useInfiniteQuery(pagesOfPosts(fetchPage))
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = posts
  const loaded = data?.pages.flat() ?? []
  const end = useRef<HTMLLIElement>(null)

  // #region sentinel
  useEffect(() => {
    if (end.current === null || !hasNextPage || isFetching || isError) return
    const observer = new IntersectionObserver((entries) => {
      // One call can tell of several moments, the latest last.
      if (entries.at(-1)?.isIntersecting) void fetchNextPage()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  // #endregion

  return (
    <Ground>
      <Banner>{data ? pluralize(loaded.length, 'post') : 'Loading...'}</Banner>
      <Scroller aria-label="Posts" tabIndex={0}>
        {loaded.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
        <li ref={end}>
          {isError ? 'No more posts came.' : hasNextPage || isFetching ? 'Loading more...' : 'That is all.'}
        </li>
      </Scroller>
    </Ground>
  )
}

const Scroller = styled.ul`
  height: 9rem;
  margin: 0;
  overflow-y: auto;
  padding: ${space.s} ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
`
