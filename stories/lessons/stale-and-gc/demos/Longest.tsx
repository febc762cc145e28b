import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { Visits } from '#course/story/Visits.tsx'

const postsOfUser1 = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts', 'of user 1'],
    queryFn: ({ signal }) =>
      api.get('posts', { schema: PostListSchema, searchParams: { userId: 1 }, signal }),
    staleTime: 60_000,
  })

/** An entry keeps the longest `gcTime` that any of its observers had, including the default of 5 minutes. */
export function Longest() {
  return (
    <Visits>
      <Readers />
    </Visits>
  )
}

function Readers() {
  const [second, setSecond] = useState(false)
  return (
    <>
      <ShortReader />
      {second && <ReaderWithoutGcTime />}
      <div>
        <Button onClick={() => setSecond(!second)}>
          {second ? 'Remove the second reader' : 'Add a reader without a gcTime'}
        </Button>
      </div>
    </>
  )
}

function ShortReader() {
  const posts = useQuery({ ...postsOfUser1(useApi()), gcTime: 50 })
  return <Banner>{posts.data ? pluralize(posts.data.length, 'post') : 'Loading...'}</Banner>
}

function ReaderWithoutGcTime() {
  const posts = useQuery(postsOfUser1(useApi()))
  return <Banner>Second reader: {pluralize(posts.data?.length ?? 0, 'post')}</Banner>
}
