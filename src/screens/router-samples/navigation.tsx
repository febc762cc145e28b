import { useNavigate } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'

export const routes: RouteObject[] = [
  { path: '/posts', element: <Posts /> },
  { path: '/posts/1', element: <Post /> },
]

function Posts() {
  const navigate = useNavigate()
  return <Button onClick={() => void navigate('/posts/1')}>Go to post 1</Button>
}

function Post() {
  const navigate = useNavigate()
  // As the browser's Back button does.
  return <Button onClick={() => void navigate(-1)}>Go back</Button>
}
