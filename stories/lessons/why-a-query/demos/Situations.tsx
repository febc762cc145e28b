import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useWorld } from '#course/world/worldContext.ts'
import { useCountedPosts } from '#screens/parts/useCountedPosts.ts'
import type { PostsOfUser } from '#screens/parts/useCountedPosts.ts'
import { Button } from '#ui/Button.tsx'
import { Column, Columns, Row } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { font } from '#ui/tokens.ts'
import { Ground } from '#course/story/Ground.ts'

const situations = {
  two: 'Two components',
  back: 'Leave and come back',
  twice: 'Mounted twice',
  failure: 'A failed request',
} as const

type Situation = keyof typeof situations

export interface SituationsProps {
  /** What fetches the posts, by the title of its side. */
  sides: Record<string, ComponentType<PostsOfUser>>
  /** How many requests fail in the last situation: one of each side, unless more are to. */
  failures?: number
}

/** What happens to a component that fetches, on each side, one situation at a time. Each begins with an empty cache. */
export function Situations({ sides, failures = Object.keys(sides).length }: SituationsProps) {
  const { network } = useWorld()
  const client = useQueryClient()
  const [situation, setSituation] = useState<Situation>('two')
  const [isAway, setIsAway] = useState(false)

  function begin(next: Situation): void {
    client.clear()
    network.set({ failing: { method: 'GET', times: next === 'failure' ? failures : 0 } })
    setSituation(next)
    setIsAway(false)
  }

  return (
    <Ground>
      <Row role="group" aria-label="Situation" $gap="s">
        {keysOf(situations).map((key) => (
          <Button
            key={key}
            variant={key === situation ? 'primary' : 'secondary'}
            aria-pressed={key === situation}
            onClick={() => begin(key)}
          >
            {situations[key]}
          </Button>
        ))}
      </Row>
      {situation === 'back' && (
        <Row>
          <Button onClick={() => setIsAway(!isAway)}>{isAway ? 'Come back' : 'Leave'}</Button>
        </Row>
      )}
      <Columns $least="13rem" $stretch>
        {Object.entries(sides).map(([title, Posts]) => (
          <Side key={`${title} ${situation}`} {...{ title, situation, isAway }} of={Posts} />
        ))}
      </Columns>
    </Ground>
  )
}

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

interface SideProps {
  title: string
  situation: Situation
  isAway: boolean
  of: ComponentType<PostsOfUser>
}

/** One way to fetch, with the number of its requests. */
function Side({ title, situation, isAway, of: Posts }: SideProps) {
  const { fetchPosts, requests } = useCountedPosts()
  const titleId = useId()
  const posts = <Posts userId={1} fetchPosts={fetchPosts} />
  return (
    <Column as="section" $gap="s" aria-labelledby={titleId}>
      <Title id={titleId}>
        {title}: {pluralize(requests, 'request')}
      </Title>
      {situation === 'two' && (
        <>
          <Posts title="Header" userId={1} fetchPosts={fetchPosts} />
          <Posts title="Sidebar" userId={1} fetchPosts={fetchPosts} />
        </>
      )}
      {situation === 'back' && !isAway && posts}
      {situation === 'twice' && <MountedTwice>{posts}</MountedTwice>}
      {situation === 'failure' && posts}
    </Column>
  )
}

/** Mounts, unmounts and mounts again. In development, StrictMode runs effects in this order, and keeps the state. */
function MountedTwice({ children }: { children: ReactNode }) {
  const [turn, setTurn] = useState(1)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the next turn begins once the effects of this one have run
    if (turn < 3) setTurn(turn + 1)
  }, [turn])
  return turn === 2 ? null : children
}

const Title = styled.h3`
  margin: 0;
  font-size: ${font.heading3};
`
