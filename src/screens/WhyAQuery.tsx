import { useId, useState } from 'react'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { PostsByEffect } from './why-a-query/PostsByEffect.tsx'
import { PostsByQuery } from './why-a-query/PostsByQuery.tsx'
import { useCountedPosts } from './parts/useCountedPosts.ts'
import type { PostsOfUser } from './parts/useCountedPosts.ts'
import { UserButtons } from './why-a-query/UserButtons.tsx'
import { Button } from '#ui/Button.tsx'
import { Column, Columns, Row } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { color, font, space } from '#ui/tokens.ts'

/** The same filter in an effect and with a query, and how many requests each of them makes. */
export function WhyAQuery() {
  const [userId, setUserId] = useState(1)
  const [here, setHere] = useState(true)
  const effect = useCountedPosts()
  const query = useCountedPosts()
  /** How many requests each side had made when it came back; undefined if something else was chosen since. */
  const [before, setBefore] = useState<{ effect: number; query: number }>()

  function choose(user: number): void {
    setUserId(user)
    setBefore(undefined)
  }

  function leaveOrComeBack(): void {
    setBefore(here ? undefined : { effect: effect.requests, query: query.requests })
    setHere(!here)
  }

  function failOnce(): void {
    effect.failOnce()
    query.failOnce()
  }

  return (
    <Page
      title="Why a query?"
      lead="The same posts twice: fetched in an effect, and with a query. Each button works on both sides at once."
    >
      <Row $gap="s m">
        <UserButtons userId={userId} onChoose={choose} />
        <Row>
          <Toggle onClick={leaveOrComeBack}>{here ? 'Leave' : 'Come back'}</Toggle>
          <Button onClick={failOnce}>Fail once</Button>
        </Row>
      </Row>
      <Columns $least="15rem" $stretch>
        <Side
          by={PostsByEffect}
          title="In an effect"
          here={here}
          userId={userId}
          counted={effect}
          before={before?.effect}
        />
        <Side
          by={PostsByQuery}
          title="With a query"
          here={here}
          userId={userId}
          counted={query}
          before={before?.query}
        />
      </Columns>
    </Page>
  )
}

interface SideProps {
  by: ComponentType<PostsOfUser>
  title: string
  here: boolean
  userId: number
  counted: ReturnType<typeof useCountedPosts>
  before: number | undefined
}

/** One way to fetch the posts, with its count. It stays while the posts are left. */
function Side({ by: Posts, title, here, userId, counted, before }: SideProps) {
  const { fetchPosts, requests, failsNext } = counted
  const titleId = useId()
  return (
    <Column as="section" $gap="s" aria-labelledby={titleId}>
      <Title id={titleId}>
        {title}: {pluralize(requests, 'request')}
      </Title>
      {here ? <Posts userId={userId} fetchPosts={fetchPosts} /> : <Note>You are somewhere else.</Note>}
      <Note role="status">
        {failsNext && 'The next request will fail. '}
        {before !== undefined && `Since you came back: ${pluralize(requests - before, 'request')}.`}
      </Note>
    </Column>
  )
}

/** As wide as its longer name. */
const Toggle = styled(Button)`
  min-width: 8rem;
`

const Title = styled.h2`
  margin: 0;
  font-size: ${font.heading3};
`

const Note = styled.p`
  min-height: ${space.l};
  margin: 0;
  color: ${color.textMuted};
`
