import { useState } from 'react'
import { PostsByEffect } from '#screens/why-a-query/PostsByEffect.tsx'
import { PostsByQuery } from '#screens/why-a-query/PostsByQuery.tsx'
import { useCountedPosts } from '#screens/parts/useCountedPosts.ts'
import { UserButtons } from '#screens/why-a-query/UserButtons.tsx'
import { Columns } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

const readers = { useEffect: PostsByEffect, useQuery: PostsByQuery }

/** The same filter with the same buttons: in an effect and with a query, or one of the two. It begins with User 3: neither of the two that race is in a cache. */
export function Race({ only }: { only?: keyof typeof readers }) {
  const [userId, setUserId] = useState(3)
  const { fetchPosts } = useCountedPosts()
  const shown = Object.entries(readers).filter(([title]) => only === undefined || title === only)
  return (
    <Ground>
      <UserButtons userId={userId} onChoose={setUserId} />
      <Columns $least="7.5rem" $stretch>
        {shown.map(([title, Reader]) => (
          <Reader key={title} userId={userId} fetchPosts={fetchPosts} />
        ))}
      </Columns>
    </Ground>
  )
}
