import { UserProfileWidget } from '#features/params/UserProfileWidget.tsx'
import type { UserProfileWidgetProps } from '#features/params/UserProfileWidget.tsx'
import type { Tab } from '#features/params/tab.ts'
import { createRoutedUser } from '#features/user/user.ts'
import { UserDetails } from '#features/user/UserDetails.tsx'

/** Joins the address and the user whom it names, because a feature does not import another. */
export function RoutedUser(props: Pick<UserProfileWidgetProps, 'level'>) {
  return <UserProfileWidget {...props} renderUser={renderUser} />
}

function renderUser(userId: string, tab: Tab) {
  const user = createRoutedUser(userId)
  if (user === undefined) return <p>Nobody has this id: an id is a whole number.</p>
  return tab === 'posts' ? null : <UserDetails user={user} part={tab} />
}
