import { UserProfileWidget } from '#features/params/UserProfileWidget.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { paths } from '#config/paths.ts'

/** The page of one user (behaviour §2.14). */
export function UserProfile() {
  return (
    <Page title="User profile" lead="Everything on this page is read from its address. Change it and see.">
      <UserProfileWidget />
      <div>
        <ButtonLink to={paths.routerDocs}>Back to Router Docs</ButtonLink>
      </div>
    </Page>
  )
}
