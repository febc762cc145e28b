import type { ReactVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contract/post.ts'
import { Card } from '#ui/Card.tsx'
import { space } from '#ui/tokens.ts'
import { PostContent } from './PostContent.tsx'

export interface FeedPostsProps {
  posts: readonly Post[]
  /** Whether more posts are loading. */
  busy: boolean
  /** Which posts are in the document, and where. */
  rows: ReactVirtualizer<HTMLDivElement, Element> | ReactVirtualizer<Window, Element>
}

/** The posts of an ARIA feed: each has its position and the list's size, and Page Up and Page Down move from post to post. */
export function FeedPosts({ posts, busy, rows }: FeedPostsProps) {
  const canvas = useRef<HTMLDivElement>(null)

  function focusPost(index: number): void {
    if (index < 0 || index >= posts.length) return
    rows.scrollToIndex(index, { align: 'auto' })
    const focus = () => canvas.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus()
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
    <Canvas ref={canvas} style={{ height: rows.getTotalSize() }} onKeyDown={onKeyDown}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const post = posts[index]
        return (
          post && (
            <Slot
              key={post.id}
              ref={rows.measureElement}
              data-index={index}
              style={{ translate: `0 ${start - rows.options.scrollMargin}px` }}
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
  )
}

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
