import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { Shell } from './Shell.tsx'

/** Where unmatched addresses and thrown errors end (spec §8), with a way home. */
export function ErrorPage() {
  const error = useRouteError()
  return (
    <Shell>
      <Page title="Oops! An error occurred" lead={describe(error)}>
        <p>
          <ButtonLink to={paths.home} look="primary">
            Go to the home page
          </ButtonLink>
        </p>
      </Page>
    </Shell>
  )
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return 'Invalid page'
  return error instanceof Error ? error.message : 'Unknown error'
}
