import { useParams } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'

export const routes: RouteObject[] = [{ path: '/users/:userId', element: <User /> }]

function User() {
  const { userId } = useParams() // always text, or undefined
  return <p>User {userId}</p>
}
