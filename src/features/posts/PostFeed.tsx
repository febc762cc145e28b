import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contract/post.ts'
import { color, radius, space } from '#ui/tokens.ts'
import { useIsPhone } from '#ui/useMediaQuery.ts'
import { FeedPosts } from './FeedPosts.tsx'
import { PAGE_SIZE } from './postQueries.ts'

/** How high a row is, in px, before it has been measured: the mean of forty posts, at 1280 and at 375 px. */
const heights = { box: () => 148, phone: () => 250 }

export interface PostFeedProps {
  posts: readonly Post[]
  /** Whether more posts are loading. */
  busy: boolean
}

/**
 * A long list of posts; only the visible ones are in the document (behaviour §2.8). It scrolls by itself; on a phone it scrolls with
 * the page, because a scroller within it would catch the finger.
 */
export function PostFeed(props: PostFeedProps) {
  return useIsPhone() ? <FeedOnPage {...props} /> : <FeedInBox {...props} />
}

function FeedInBox({ posts, busy }: PostFeedProps) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: posts.length,
    estimateSize: heights.box,
    overscan: 4,
    getScrollElement: () => box.current,
  })
  return (
    <Box ref={box} role="feed" aria-label="Posts" aria-busy={busy}>
      <FeedPosts posts={posts} busy={busy} rows={rows} />
    </Box>
  )
}

function FeedOnPage({ posts, busy }: PostFeedProps) {
  const feed = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const rows = useWindowVirtualizer({
    count: posts.length,
    estimateSize: heights.phone,
    // A row is as high as its text, and rows that come into the document push what stands below. Somebody who jumps
    // down to the button finds it in its place, because each page of posts was measured whole when it came.
    overscan: PAGE_SIZE,
    scrollMargin: top,
  })

  // What stands above it, such as an alert, comes and goes with a request.
  useLayoutEffect(
    () => setTop(Math.round((feed.current?.getBoundingClientRect().top ?? 0) + scrollY)),
    [posts, busy],
  )

  return (
    <div ref={feed} role="feed" aria-label="Posts" aria-busy={busy}>
      <FeedPosts posts={posts} busy={busy} rows={rows} />
    </div>
  )
}

const Box = styled.div`
  height: min(28rem, 60dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.s};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.sunken};
`
