import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { PostSchema } from '#contract/post.ts'
import type { Post, PostTitle } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'
import { useWorld } from '#course/world/worldContext.ts'

/** A post, of which a list may have no more than the title. */
export type ListedPost = PostTitle & Partial<Post>

export interface DetailProps {
  listed: ListedPost
  fetchPost: (id: number) => Promise<ListedPost>
}

export interface FromTheListProps {
  /** How old the list is, in s. */
  ageS?: number
  /** Whether the list has all fields of a post, and not its title alone. */
  whole?: boolean
  children: (props: DetailProps) => ReactNode
}

/** Somebody comes from a list, which is in the cache under `['posts']`, and opens its posts. */
export function FromTheList({ ageS = 5, whole = false, children }: FromTheListProps) {
  const [api, client, { database }] = [useApi(), useQueryClient(), useWorld()]
  const [opened, setOpened] = useState<ListedPost>()
  const [posts] = useState(() => {
    const posts = database.posts({}, { start: 0, limit: 2 })
    const list: ListedPost[] = whole ? [...posts] : posts.map(({ id, title }) => ({ id, title }))
    client.setQueryData(['posts'], list, { updatedAt: secondsAgo(ageS) })
    return list
  })
  const fetchPost = (id: number) => api.get(`posts/${id}`, { schema: PostSchema })
  return (
    <Ground>
      <Banner>The list came {ageS} s ago</Banner>
      <Row>
        {posts.map((post) => (
          <Button key={post.id} onClick={() => setOpened(post)}>
            Open post {post.id}
          </Button>
        ))}
      </Row>
      {opened && children({ listed: opened, fetchPost })}
    </Ground>
  )
}

function secondsAgo(seconds: number): number {
  return Date.now() - seconds * 1000
}
