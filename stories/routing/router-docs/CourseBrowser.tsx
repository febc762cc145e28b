import { useState } from 'react'
import { ErrorPage } from '#app/ErrorPage.tsx'
import { createRoutes } from '#app/routes.tsx'
import { MiniBrowser } from '#lab/MiniBrowser.tsx'

/** The routes of the course in a small browser. */
export function CourseBrowser({ startAt }: { startAt: string }) {
  const [routes] = useState(createRoutes)
  return <MiniBrowser routes={routes} errorElement={<ErrorPage />} startAt={startAt} />
}
