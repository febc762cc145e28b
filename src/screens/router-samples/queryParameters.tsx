import { useSearchParams } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'

export const routes: RouteObject[] = [{ path: '/profile', element: <Profile /> }]

function Profile() {
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') // 'settings', or null

  function openPosts(): void {
    // From the current ones, so that the others stay.
    setParams((current) => {
      current.set('tab', 'posts')
      return current
    })
  }

  return (
    <>
      <p>Tab: {tab ?? 'none'}</p>
      <Button onClick={openPosts}>Open posts</Button>
    </>
  )
}
