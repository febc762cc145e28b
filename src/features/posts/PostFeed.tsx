import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Card } from '#ui/Card.tsx'
import { color, radius, space } from '#ui/tokens.ts'
import type { Post } from '#contract/post.ts'
import { PostContent } from './PostContent.tsx'

const ESTIMATED_HEIGHT = 148
const OVERSCAN = 4

export interface PostFeedProps {
  posts: readonly Post[]
  /** Whether more posts are loading. */
  busy: boolean
}

/**
 * A long list of posts; only the visible ones are in the document. It is an ARIA feed: each post has its position and
 * the list's size, and Page Up and Page Down move from post to post.
 */
export function PostFeed({ posts, busy }: PostFeedProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: posts.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: OVERSCAN,
  })

  function focusPost(index: number): void {
    if (index < 0 || index >= posts.length) return
    virtualizer.scrollToIndex(index, { align: 'auto' })
    const focus = () => viewport.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus()
    requestAnimationFrame(() => requestAnimationFrame(focus))
  }

  function onKeyDown(event: KeyboardEvent): void {
    const current = Number(
      (event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1,
    )
    const target = { PageDown: current + 1, PageUp: current - 1, Home: 0, End: posts.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    focusPost(target)
  }

  return (
    <Viewport ref={viewport} role="feed" aria-label="Posts" aria-busy={busy} onKeyDown={onKeyDown}>
      <Canvas style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const post = posts[index]
          return (
            post && (
              <Slot
                key={post.id}
                ref={virtualizer.measureElement}
                data-index={index}
                style={{ translate: `0 ${start}px` }}
                tabIndex={0}
                aria-posinset={index + 1}
                aria-setsize={busy ? -1 : posts.length}
                aria-labelledby={`post-${post.id}`}
              >
                <Frame>
                  <PostContent post={post} titleId={`post-${post.id}`} />
                </Frame>
              </Slot>
            )
          )
        })}
      </Canvas>
    </Viewport>
  )
}

const Viewport = styled.div`
  height: min(28rem, 60dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.s};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.sunken};
`

const Canvas = styled.div`
  position: relative;
`

const Slot = styled.article`
  position: absolute;
  inset: 0 0 auto;
  padding-block-end: ${space.s};
`

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s};
  padding: ${space.m};
`
