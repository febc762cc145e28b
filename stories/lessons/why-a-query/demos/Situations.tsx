import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useWorld } from '#course/world/worldContext.ts'
import { useCountedPosts } from '#screens/parts/useCountedPosts.ts'
import type { PostsOfUser } from '#screens/parts/useCountedPosts.ts'
import { Columns } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { Select } from '#ui/Select.tsx'
import { Ground } from '#course/story/Ground.ts'
import { LeaveAndComeBack } from './LeaveAndComeBack.tsx'

const situations = [
  { value: 'two', label: 'Two components at once' },
  { value: 'back', label: 'Leave and come back' },
  { value: 'twice', label: 'Mounted twice (StrictMode)' },
  { value: 'one-fails', label: 'One request fails' },
  { value: 'two-fail', label: 'Two requests fail' },
] as const

type Situation = (typeof situations)[number]['value']

const failures: Partial<Record<Situation, number>> = { 'one-fails': 1, 'two-fail': 2 }

/** What happens to a component that fetches, one situation at a time. Each begins with an empty cache. */
export function Situations({ of: Posts }: { of: ComponentType<PostsOfUser> }) {
  const { network } = useWorld()
  const client = useQueryClient()
  const [situation, setSituation] = useState<Situation>('two')

  function begin(next: Situation): void {
    client.clear()
    network.set({ failing: { method: 'GET', times: failures[next] ?? 0 } })
    setSituation(next)
  }

  return (
    <Ground>
      <Select label="Situation" options={situations} value={situation} onChange={begin} />
      <Counted key={situation} situation={situation} of={Posts} />
    </Ground>
  )
}

interface CountedProps {
  situation: Situation
  of: ComponentType<PostsOfUser>
}

function Counted({ situation, of: Posts }: CountedProps) {
  const { fetchPosts, requests } = useCountedPosts()
  const posts = <Posts userId={1} fetchPosts={fetchPosts} />
  return (
    <>
      {situation === 'two' && (
        <Columns $least="7.5rem" $stretch>
          <Posts title="Header" userId={1} fetchPosts={fetchPosts} />
          <Posts title="Sidebar" userId={1} fetchPosts={fetchPosts} />
        </Columns>
      )}
      {situation === 'back' && <LeaveAndComeBack>{posts}</LeaveAndComeBack>}
      {situation === 'twice' && <MountedTwice>{posts}</MountedTwice>}
      {situation in failures && posts}
      <strong>{pluralize(requests, 'request')}</strong>
    </>
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
