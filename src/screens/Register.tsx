import { Page } from '#ui/Page.tsx'

/** A placeholder (behaviour §2.15). */
export function Register() {
  return (
    <Page title="Register">
      <p>Registration form will go here.</p>
    </Page>
  )
}
