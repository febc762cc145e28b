import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { createQueryClient } from '#api/queryClient.ts'
import { App } from '#app/App.tsx'
import { connect } from '#app/connect.ts'
import { followable } from '#app/followable.ts'
import { keepTyped } from '#app/keepTyped.ts'
import { readLab } from '#app/labAddress.ts'
import { LabDoor } from '#app/LabDoor.tsx'
import { pageAt } from '#app/pages.ts'
import { pathBelow } from '#app/pathBelow.ts'
import { createRoutes } from '#app/routes.tsx'
import { readEnv } from '#config/env.ts'
import type { Tracer } from '#trace/tracer.ts'

const appUrl = import.meta.env.BASE_URL

void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no element with the id “root”.')

  // What the imports have run is one task; a page that is painted already has time for a frame before the next.
  await new Promise((frame) => setTimeout(frame, 0))

  const path = pathBelow(appUrl, location.pathname)
  const page = pageAt(path)
  // A page that does not load is told by its route.
  await page?.load().catch(() => undefined)
  keepOneAddressPerPage(path)

  // Time can only be sped up for caches that are made afterwards.
  const lab = readLab(location.search)
  if (lab !== undefined) await prepareClock()

  const router = createBrowserRouter(createRoutes(), { basename: appUrl })
  // No StrictMode: it mounts everything twice in development, and this course counts requests.
  const { watch, ...connection } = connect(readEnv(import.meta.env), appUrl, lab)
  const queryClient = createQueryClient()
  const tracer = followable<Tracer | undefined>(undefined)
  const app = (onMount?: () => void) => (
    <App {...connection} router={router} queryClient={queryClient} tracer={tracer} onMount={onMount} />
  )
  // A root of its own, so that whatever happens to the app, the lab still stands beside it.
  const labIsSettled = new Promise<void>((settled) => {
    createRoot(elementAfter(root)).render(
      <LabDoor
        queryClient={queryClient}
        router={router}
        watch={watch}
        follow={tracer.set}
        onSettled={settled}
      />,
    )
  })

  // What the build rendered is this page's beginning only if it was rendered for this address, with nothing in its
  // search parameters. Otherwise it stays until the first render replaces it.
  const rendered = root.dataset['path']
  const isThisPage = page === undefined ? rendered === '*' : rendered === path && page.loaded() !== undefined
  if (isThisPage && location.search === '') {
    // In slices, so that a slow phone can scroll meanwhile.
    startTransition(() => void hydrateRoot(root, app(keepTyped(root))))
    return
  }
  // A lab that the address asks for sees the first request, too.
  await labIsSettled
  createRoot(root).render(app())
}

async function prepareClock(): Promise<void> {
  try {
    const { prepareClock: prepare } = await import('#lab/clock/preparedClock.ts')
    prepare()
  } catch {
    // The lab says that this page has no clock, and how to get one.
  }
}

function elementAfter(root: HTMLElement): HTMLElement {
  const element = document.createElement('div')
  element.style.display = 'contents'
  root.after(element)
  return element
}

/** Hosts of files put a slash behind a folder's name. The router's links have none, and neither should a copied address. */
function keepOneAddressPerPage(path: string): void {
  const address = `${appUrl.replace(/\/$/, '')}${path}`
  if (path !== '/' && location.pathname !== address) {
    history.replaceState(history.state, '', address + location.search + location.hash)
  }
}
