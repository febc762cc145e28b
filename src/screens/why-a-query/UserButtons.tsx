import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'

export interface UserButtonsProps {
  users?: readonly number[]
  userId: number
  onChoose: (userId: number) => void
}

/** Chooses the user whose posts are shown. */
export function UserButtons({ users = [1, 2, 3], userId, onChoose }: UserButtonsProps) {
  return (
    <Row role="group" aria-label="Whose posts?">
      {users.map((user) => (
        <Button
          key={user}
          variant={user === userId ? 'primary' : 'secondary'}
          aria-pressed={user === userId}
          onClick={() => onChoose(user)}
        >
          User {user}
        </Button>
      ))}
    </Row>
  )
}
