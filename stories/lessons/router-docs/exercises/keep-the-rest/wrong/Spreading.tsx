import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { ProfileFrame } from '../parts.tsx'

export function Profile() {
  const [params, setParams] = useSearchParams()

  function openSettings() {
    setParams({ ...params, tab: 'settings' })
  }

  return (
    <ProfileFrame>
      <Button onClick={openSettings}>Open settings</Button>
    </ProfileFrame>
  )
}
