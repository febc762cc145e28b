import { useState } from 'react'
import { ErrorPage } from '#app/ErrorPage.tsx'
import { createRoutes } from '#app/routes.tsx'
import { createLastPage, LastPageContext } from '#app/useFocusOnArrival.ts'
import { RootTasksProvider } from '#features/tasks/RootTasksProvider.tsx'
import { MiniBrowser } from '#course/world/MiniBrowser.tsx'

/** The routes of the course in a small browser, with what the app has around them and a world has not. */
export function CourseBrowser({ startAt }: { startAt: string }) {
  const [routes] = useState(createRoutes)
  const [lastPage] = useState(createLastPage)
  return (
    <RootTasksProvider>
      <LastPageContext value={lastPage}>
        <MiniBrowser routes={routes} errorElement={<ErrorPage />} startAt={startAt} />
      </LastPageContext>
    </RootTasksProvider>
  )
}
