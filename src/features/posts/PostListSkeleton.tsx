import { styled } from 'styled-components'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { space } from '#ui/tokens.ts'
import { Grid } from './PostList.tsx'

/** A list of posts while it loads. Hidden from screen readers, because the banner announces the loading. */
export function PostListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Grid aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Frame>
            <Skeleton $width="70%" $height="1.25rem" />
            <Skeleton />
            <Skeleton />
            <Skeleton $width="85%" />
            <Skeleton $width="4rem" $height="1.625rem" />
          </Frame>
        </li>
      ))}
    </Grid>
  )
}

const Frame = styled(Card)`
  display: grid;
  gap: ${space.m};
`
