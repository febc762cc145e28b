import type { RouteObject } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { Home } from '#screens/Home.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { RootLayout } from './RootLayout.tsx'

/** Every route of the app (spec §2). */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    children: [
      { path: paths.home, element: <Home /> },
      { path: paths.basicQuery, element: <BasicQuery /> },
    ],
  },
]
