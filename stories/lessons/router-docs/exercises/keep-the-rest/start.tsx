import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'

export function Profile() {
  const [, setParams] = useSearchParams()

  function openSettings() {
    setParams({ tab: 'settings' })
  }

  return (
    <ProfileFrame>
      <Button onClick={openSettings}>Open settings</Button>
    </ProfileFrame>
  )
}
