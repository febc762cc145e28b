import { ErrorPage } from '#app/ErrorPage.tsx'
import { routes } from '#app/routes.tsx'
import { MiniBrowser } from '#lab/MiniBrowser.tsx'

/** The routes of the course in a small browser. */
export function CourseBrowser({ startAt }: { startAt: string }) {
  return <MiniBrowser routes={routes} errorElement={<ErrorPage />} startAt={startAt} />
}
