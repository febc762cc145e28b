import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Columns, Row } from '#ui/layout.ts'
import { Stage } from '../Stage.ts'
import { PostsByEffect } from './PostsByEffect.tsx'
import { PostsByQuery } from './PostsByQuery.tsx'

const users = [1, 2]

/** The same filter twice, by an effect and by a query, with the same buttons. */
export function Race() {
  const [userId, setUserId] = useState(2)
  return (
    <Stage>
      <Row role="group" aria-label="Whose posts?">
        {users.map((user) => (
          <Button
            key={user}
            variant={user === userId ? 'primary' : 'secondary'}
            aria-pressed={user === userId}
            onClick={() => setUserId(user)}
          >
            User {user}
          </Button>
        ))}
      </Row>
      <Columns $least="7.5rem" $stretch>
        <PostsByEffect userId={userId} />
        <PostsByQuery userId={userId} />
      </Columns>
    </Stage>
  )
}
