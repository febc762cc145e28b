import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useApi } from '#api/ApiProvider.tsx'
import { detailQuery, infiniteQuery, listQuery } from '#screens/which-entries-changed/entryQueries.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { Ground } from '#course/story/Ground.ts'

/** The title of post 1 in four entries of the cache, and a list that has not been loaded yet. */
export function PostInFourPlaces({ onRename }: { onRename: () => void }) {
  const [isUser2Shown, setIsUser2Shown] = useState(false)
  return (
    <Ground>
      <Row>
        <Button variant="primary" onClick={onRename}>
          Rename post 1
        </Button>
        <Button onClick={() => setIsUser2Shown(true)}>Show User 2</Button>
      </Row>
      <ul>
        <InList />
        <InListOfUser1 />
        {/* Keeps the rest of the page when the infinite list cannot render what is in its entry. */}
        <ErrorBoundary fallback={<li>Infinite list: crashed</li>}>
          <InInfiniteList />
        </ErrorBoundary>
        <InDetail />
        {isUser2Shown && <CountOfUser2 />}
      </ul>
    </Ground>
  )
}

// Memoized, so that each place renders for its own entry alone, as in an app where they are far from each other.

const InList = memo(() => {
  const { data } = useQuery(listQuery(useApi()))
  return <li>List: {data?.[0]?.title ?? 'Loading...'}</li>
})
InList.displayName = 'InList'

const InListOfUser1 = memo(() => {
  const { data } = useQuery(listQuery(useApi(), 1))
  return <li>List of User 1: {data?.[0]?.title ?? 'Loading...'}</li>
})
InListOfUser1.displayName = 'InListOfUser1'

const InInfiniteList = memo(() => {
  const { data } = useInfiniteQuery(infiniteQuery(useApi()))
  return <li>Infinite list: {data ? data.pages[0]?.[0]?.title : 'Loading...'}</li>
})
InInfiniteList.displayName = 'InInfiniteList'

const InDetail = memo(() => {
  const { data } = useQuery(detailQuery(useApi(), 1))
  return <li>Detail: {data?.title ?? 'Loading...'}</li>
})
InDetail.displayName = 'InDetail'

function CountOfUser2() {
  const { data } = useQuery(listQuery(useApi(), 2))
  return <li>List of User 2: {data ? pluralize(data.length, 'post') : 'Loading...'}</li>
}
