import type { RouteObject } from 'react-router-dom'
import { BareLayout } from './BareLayout.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { pageUnavailable } from './PageUnavailable.tsx'
import { barePages, coursePages } from './pages.ts'
import type { PageDefinition } from './pages.ts'
import { RootLayout } from './RootLayout.tsx'

/**
 * Every route of the app (behaviour §2). A page that is loaded renders at once. Any other is loaded on navigation,
 * and the previous page stays meanwhile.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      errorElement: <ErrorPage />,
      // Used only without a prerendered page, as in development: the page is empty until its code is loaded.
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

/** The router caches a rejected `lazy` for good. So a failure resolves to a component that can retry. */
async function componentOf(page: PageDefinition) {
  try {
    return await page.load()
  } catch {
    return pageUnavailable(page)
  }
}
