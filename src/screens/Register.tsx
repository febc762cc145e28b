import { paths } from '#config/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'

/** A placeholder, and the way on (behaviour §2.15). */
export function Register() {
  return (
    <Page title="Register" lead="Nobody needs an account here: any password logs you in.">
      <p>Registration form will go here.</p>
      <div>
        <ButtonLink to={paths.login}>Go to Login</ButtonLink>
      </div>
    </Page>
  )
}
