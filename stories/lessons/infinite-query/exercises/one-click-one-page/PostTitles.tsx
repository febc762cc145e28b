import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { color, font, radius, size, space } from '#ui/tokens.ts'
import { Ground } from '#course/story/Ground.ts'

export interface PostTitlesProps {
  posts: readonly Post[] | undefined
  /** Whether another page is on its way. */
  loadingMore: boolean
  /** What loads more. */
  children: ReactNode
}

/** How many posts there are, the latest of them, and a button. */
export function PostTitles({ posts, loadingMore, children }: PostTitlesProps) {
  return (
    <Look>
      <Banner>{bannerText(posts, loadingMore)}</Banner>
      <ul aria-label="Latest posts">
        {posts?.slice(-3).map((post) => (
          <li key={post.id}>{post.title}</li>
        ))}
      </ul>
      <div>{children}</div>
    </Look>
  )
}

function bannerText(posts: readonly Post[] | undefined, loadingMore: boolean): string {
  if (posts === undefined) return 'Loading...'
  return loadingMore ? `${pluralize(posts.length, 'post')}, more to come...` : pluralize(posts.length, 'post')
}

const Look = styled(Ground)`
  ul {
    min-height: 4rem;
    margin: 0;
    font-size: ${font.small};
  }

  button {
    min-height: ${size.touch};
    padding: ${space.xs} ${space.m};
    border: 1px solid ${color.outline};
    border-radius: ${radius.m};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
  }
`
