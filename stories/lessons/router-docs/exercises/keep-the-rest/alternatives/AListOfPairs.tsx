import { createSearchParams, useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { ProfileFrame } from '../parts.tsx'

export function Profile() {
  const [params] = useSearchParams()
  const navigate = useNavigate()

  function openSettings() {
    const others = [...params].filter(([name]) => name !== 'tab')
    void navigate({ search: `?${createSearchParams([...others, ['tab', 'settings']])}` })
  }

  return (
    <ProfileFrame>
      <Button onClick={openSettings}>Open settings</Button>
    </ProfileFrame>
  )
}
