import { Link, useSearchParams } from 'react-router-dom'
import { ProfileFrame } from '../parts.tsx'

export function Profile() {
  const [params] = useSearchParams()
  const settings = new URLSearchParams(params)
  settings.set('tab', 'settings')
  return (
    <ProfileFrame>
      <Link to={`?${settings}`}>Open settings</Link>
    </ProfileFrame>
  )
}
