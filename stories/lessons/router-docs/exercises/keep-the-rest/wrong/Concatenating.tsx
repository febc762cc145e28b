import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { ProfileFrame } from '../parts.tsx'

export function Profile() {
  const { search } = useLocation()
  const navigate = useNavigate()

  function openSettings() {
    void navigate(`${search}&tab=settings`)
  }

  return (
    <ProfileFrame>
      <Button onClick={openSettings}>Open settings</Button>
    </ProfileFrame>
  )
}
