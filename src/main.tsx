// First: stores look for Redux DevTools when they are made, and the recorder stands in for them.
import { pageRecorder } from '#lab/actions/pageRecorder.ts'
import { noop } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { createQueryClient } from '#api/queryClient.ts'
import { App } from '#app/App.tsx'
import { createBackend } from '#app/backend.ts'
import { replayEarlyInput } from '#app/replayEarlyInput.ts'
import { consumeLabParam } from '#app/labAddress.ts'
import { createLabDoor, mountWhenOpened } from '#app/labDoor.ts'
import { stripTrailingSlash } from '#app/stripTrailingSlash.ts'
import { pageAt } from '#app/pages.ts'
import { stripBasename } from '#app/stripBasename.ts'
import { createRoutes } from '#app/routes.tsx'
import { readEnv } from '#config/env.ts'
import type { Clock } from '#lab/clock/clock.ts'
import { keepEarlyEvents } from '#lab/earlyEvents.ts'

const appUrl = import.meta.env.BASE_URL

/** A lab that does not come holds nothing up for longer than this. */
const LAB_PATIENCE_MS = 3000

void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no element with the id “root”.')

  // What the imports have run is one task; a page that is painted already has time for a frame before the next.
  await anotherTask()

  const path = stripBasename(appUrl, location.pathname)
  const page = pageAt(path)
  // A page that does not load is told by its route.
  await page?.load().catch(() => undefined)
  stripTrailingSlash(appUrl, path)

  // Time can only be sped up for caches that are made afterwards.
  const lab = consumeLabParam()
  const clock = lab === undefined ? undefined : await prepareClock()

  // What the build has rendered is this page's beginning if it was rendered for this address, and if there is nothing
  // in the search parameters that the page shows. Otherwise it stays until the first render replaces it.
  const rendered = root.dataset['path']
  const isThisPage = page === undefined ? rendered === '*' : rendered === path && page.loaded() !== undefined
  const hydrates = isThisPage && (location.search === '' || page?.readsSearch !== true)

  const router = createBrowserRouter(createRoutes(), {
    basename: appUrl,
    // A page that is here already was scrolled by the browser, and by whoever reads it.
    ...(hydrates && { hydrationData: { loaderData: {} } }),
  })
  const queryClient = createQueryClient()
  const labDoor = createLabDoor(lab)
  const early = keepEarlyEvents(queryClient)
  const { watch, ...connection } = createBackend(readEnv(import.meta.env), appUrl, lab, async () => {
    const { createServerRecording } = await import('#lab/serverRecording.ts')
    return (log) => {
      const recording = createServerRecording({ queryClient, log })
      // For as long as the page lives.
      recording.start(early)
      return recording
    }
  })
  // No StrictMode: it mounts everything twice in development, and this course counts requests.
  const app = (onMount: () => void) => (
    <App {...connection} router={router} queryClient={queryClient} labDoor={labDoor} onMount={onMount} />
  )

  // A root of its own, so that whatever happens to the app, the lab still stands beside it.
  const labIsSettled = new Promise<void>((settled) => {
    mountWhenOpened(labDoor, async () => {
      try {
        const { LabDock } = await import('#app/LabDock.tsx')
        createRoot(elementAfter(root)).render(
          <LabDock
            door={labDoor}
            queryClient={queryClient}
            router={router}
            watch={watch}
            recorder={pageRecorder}
            clock={clock}
            onSettled={settled}
          />,
        )
      } catch (cause) {
        settled()
        // What the address has turned would stay so, with nothing that says so.
        void watch().then(({ network }) => network?.reset(), noop)
        throw cause
      }
    })
  })
  // A lab that the address asks for sees the first request, too.
  if (lab !== undefined) {
    await Promise.race([labIsSettled, new Promise((late) => setTimeout(late, LAB_PATIENCE_MS))])
  }

  // In slices, so that a slow phone can scroll meanwhile.
  if (hydrates) startTransition(() => void hydrateRoot(root, app(replayEarlyInput(root))))
  else createRoot(root).render(app(showPage))
}

/** A message, because timers may be held: by a browser that saves power, or by a test. */
function anotherTask(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      go()
    })
    port1.start()
    port2.postMessage(undefined)
  })
}

/** Undefined where its code does not come: the lab says that this page has no clock, and how to get one. */
async function prepareClock(): Promise<Clock | undefined> {
  try {
    const { prepareClock: prepare } = await import('#lab/clock/preparedClock.ts')
    return prepare()
  } catch {
    return undefined
  }
}

function elementAfter(root: HTMLElement): HTMLElement {
  const element = document.createElement('div')
  element.style.display = 'contents'
  root.after(element)
  return element
}

/** The page of unmatched addresses hides itself where a page is still to come. */
function showPage(): void {
  delete document.documentElement.dataset['pageIsComing']
}
