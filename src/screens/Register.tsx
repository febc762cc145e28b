import { Page } from '#ui/Page.tsx'

/** A place that is kept free (behaviour §2.15). */
export function Register() {
  return (
    <Page title="Register">
      <p>Registration form will go here.</p>
    </Page>
  )
}
