import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { lessonPath } from '#syllabus/lessons.ts'
import { RoutedUser } from './parts/RoutedUser.tsx'

/** The page of one user (behaviour §2.14). */
export function UserProfile() {
  return (
    <Page title="User profile" lead="Everything on this page is read from its address. Change it and see.">
      <RoutedUser />
      <div>
        <ButtonLink to={lessonPath('router-docs')}>Back to Router Docs</ButtonLink>
      </div>
    </Page>
  )
}
