import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'

export function Profile() {
  const [, setParams] = useSearchParams()

  function openSettings() {
    setParams((params) => {
      params.set('tab', 'settings')
      return params
    })
  }

  return (
    <ProfileFrame>
      <Button onClick={openSettings}>Open settings</Button>
    </ProfileFrame>
  )
}
