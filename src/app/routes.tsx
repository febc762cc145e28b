import type { RouteObject } from 'react-router-dom'
import { BareLayout } from './BareLayout.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { pageUnavailable } from './PageUnavailable.tsx'
import { barePages, coursePages } from './pages.ts'
import type { PageDefinition } from './pages.ts'
import { RootLayout } from './RootLayout.tsx'

/**
 * Every route of the app (behaviour §2). A page whose code is here already is shown at once; another one is fetched when
 * somebody goes there, and the page before it stays until it has come.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      errorElement: <ErrorPage />,
      // Only where no page was prerendered, as in development: an empty page until the code is here.
      hydrateFallbackElement: <></>,
      children: coursePages.map(routeOf),
    },
    {
      element: <BareLayout />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <></>,
      children: barePages.map(routeOf),
    },
  ]
}

function routeOf(page: PageDefinition): RouteObject {
  const { id, path, titleOf } = page
  const Component = page.loaded()
  return {
    id,
    path,
    handle: { titleOf },
    ...(Component ? { Component } : { lazy: async () => ({ Component: await componentOf(page) }) }),
  }
}

/** The router remembers a failure for good, so it never gets one: a page that can be asked for again comes instead. */
async function componentOf(page: PageDefinition) {
  try {
    return await page.load()
  } catch {
    return pageUnavailable(page)
  }
}
