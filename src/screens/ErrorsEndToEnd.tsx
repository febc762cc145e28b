import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import { faultKinds, faultQuery, retryRules } from './errors-end-to-end/faultQueries.ts'
import type { FaultKind, RetryRule } from './errors-end-to-end/faultQueries.ts'
import { Ladder, seconds } from './errors-end-to-end/Ladder.tsx'
import { LibraryDefaults } from './errors-end-to-end/LibraryDefaults.tsx'
import { QueryFacts } from './errors-end-to-end/QueryFacts.tsx'
import { useAttempts } from './errors-end-to-end/useAttempts.ts'
import type { Attempt } from './errors-end-to-end/useAttempts.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Column, Columns, Row } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { QueryError } from '#ui/QueryError.tsx'
import { Select } from '#ui/Select.tsx'
import { space, width } from '#ui/tokens.ts'

/** A query on a server that fails: each request, each pause before the next, and what the query says meanwhile. */
export function ErrorsEndToEnd() {
  return (
    <Page
      title="Errors end to end"
      lead="Ask a server that fails, and watch the query ask again before it shows an error."
    >
      <LibraryDefaults>
        <Posts />
      </LibraryDefaults>
    </Page>
  )
}

function Posts() {
  const [server, setServer] = useState<FaultKind>('twice')
  const [rule, setRule] = useState<RetryRule>('default')
  const { attempts, recorded, forget } = useAttempts(useApi(), `${server}, ${rule}`)
  const posts = useQuery({ ...faultQuery(recorded, server, rule), enabled: false })

  function ask(): void {
    forget()
    void posts.refetch()
  }

  return (
    <Column>
      <Columns $least="12rem" $stretch>
        <Select label="The server" options={faultKinds} value={server} onChange={setServer} />
        <Select label="retry" options={retryRules} value={rule} onChange={setRule} />
      </Columns>
      {/* #region states */}
      <Row $gap="m" $align="center">
        <Button variant="primary" disabled={posts.isFetching} onClick={ask}>
          Ask the server
        </Button>
        <Banner>
          {posts.isLoading && 'Loading...'}
          {posts.data && `${pluralize(posts.data.length, 'post')}${effort(attempts)}`}
          {posts.isLoadingError && `No posts${effort(attempts)}`}
        </Banner>
      </Row>
      <Beside>
        <Ladder
          attempts={attempts}
          isWaiting={posts.isFetching && posts.failureCount >= attempts.length}
          isPaused={posts.isPaused}
        />
        <QueryFacts query={posts} />
      </Beside>
      <QueryError query={posts} onRetry={ask} />
      {/* #endregion */}
    </Column>
  )
}

/** How many requests it took, and how long from the first to the last. */
function effort(attempts: readonly Attempt[]): string {
  const [first, last] = [attempts[0], attempts.at(-1)]
  if (first === undefined || last?.endedAt === undefined) return ''
  return ` after ${pluralize(attempts.length, 'request')} and ${seconds(last.endedAt - first.startedAt)}`
}

/** What happened, and what the query says of it, side by side where there is room. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.m};

  @media (min-width: ${width.phone}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
  }
`
