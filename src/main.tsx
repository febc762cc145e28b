import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { connect } from '#app/connect.ts'
import { keepTyped } from '#app/keepTyped.ts'
import { pageAt } from '#app/pages.ts'
import { pathBelow } from '#app/pathBelow.ts'
import { createRoutes } from '#app/routes.tsx'
import { readEnv } from '#config/env.ts'

const appUrl = import.meta.env.BASE_URL

void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no element with the id “root”.')

  const path = pathBelow(appUrl, location.pathname)
  const page = pageAt(path)
  // A page that does not load is told by its route.
  await page?.load().catch(() => undefined)
  keepOneAddressPerPage(path)

  const router = createBrowserRouter(createRoutes(), { basename: appUrl })
  // No StrictMode: it mounts everything twice in development, and this course counts requests.
  const app = (onMount?: () => void) => (
    <App {...connect(readEnv(import.meta.env), appUrl)} router={router} onMount={onMount} />
  )

  // What the build rendered is this page's beginning only if it was rendered for this address, with nothing in its
  // search parameters. Otherwise it stays until the first render replaces it.
  const rendered = root.dataset['path']
  const isThisPage = page === undefined ? rendered === '*' : rendered === path && page.loaded() !== undefined
  if (isThisPage && location.search === '') hydrateRoot(root, app(keepTyped(root)))
  else createRoot(root).render(app())
}

/** Hosts of files put a slash behind a folder's name. The router's links have none, and neither should a copied address. */
function keepOneAddressPerPage(path: string): void {
  const address = `${appUrl.replace(/\/$/, '')}${path}`
  if (path !== '/' && location.pathname !== address) {
    history.replaceState(history.state, '', address + location.search + location.hash)
  }
}
