// Before the stores, because they look for the Redux DevTools extension when they are created.
import { pageRecorder } from '#lab/actions/pageRecorder.ts'
import { noop } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { anotherTask } from '#api/anotherTask.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { App } from '#app/App.tsx'
import { mockBackend, realBackend } from '#app/backend.ts'
import { replayEarlyInput } from '#app/replayEarlyInput.ts'
import { consumeLabParam } from '#app/labAddress.ts'
import { createLabDoor, loadLabDock, mountWhenOpened } from '#app/labDoor.ts'
import { stripTrailingSlash } from '#app/stripTrailingSlash.ts'
import { pageAt } from '#app/pages.ts'
import { stripBasename } from '#app/stripBasename.ts'
import { createRoutes } from '#app/routes.tsx'
import type { LoadRecorder } from '#app/observed.ts'
import type { Clock } from '#lab/clock/clock.ts'
import { keepEarlyEvents } from '#lab/earlyEvents.ts'
import { keepForOffline } from '#offline/keepForOffline.ts'
import { surviveTranslation } from '#ui/surviveTranslation.ts'
import { tellUpdate } from '#ui/tellUpdate.ts'

/** Settings, which the build puts in their place (behaviour §10.1). */
declare const API_BASE_URL: string | undefined
declare const AVATAR_BASE_URL: string | undefined

const appUrl = import.meta.env.BASE_URL

surviveTranslation()
tellUpdate()

/** How long, in ms, a slow lab may delay the app. */
const LAB_PATIENCE_MS = 3000

void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no element with the id “root”.')

  // Evaluating the imports was one long task. A new task lets the browser draw a frame of a prerendered page in
  // between.
  await anotherTask()

  const path = stripBasename(appUrl, location.pathname)
  const page = pageAt(path)
  // The page's route reports a failure.
  await page?.load().catch(() => undefined)
  stripTrailingSlash(appUrl, path)

  // The clock affects only caches that are created later.
  const lab = consumeLabParam()
  const clock = lab === undefined ? undefined : await prepareClock()

  // The prerendered HTML is hydrated if it was rendered for this address, and if the page does not depend on the
  // search parameters. Otherwise it stays until the first render replaces it.
  const rendered = root.dataset['path']
  const isThisPage = page === undefined ? rendered === '*' : rendered === path && page.loaded() !== undefined
  const hydrates = isThisPage && (location.search === '' || page?.readsSearch !== true)

  const router = createBrowserRouter(createRoutes(), {
    basename: appUrl,
    // Without its loading state a hydrated page keeps its scroll position, because the user may have scrolled
    // already.
    ...(hydrates && { hydrationData: { loaderData: {} } }),
  })
  const queryClient = createQueryClient()
  const labDoor = createLabDoor(lab)
  const early = keepEarlyEvents(queryClient)
  const loadRecorder: LoadRecorder = async () => {
    const { createServerRecording } = await import('#lab/serverRecording.ts')
    return (log) => {
      const recording = createServerRecording({ queryClient, log })
      // For as long as the page lives.
      recording.start(early)
      return recording
    }
  }
  const { watch, ...connection } =
    API_BASE_URL === undefined
      ? mockBackend(appUrl, AVATAR_BASE_URL, lab, loadRecorder)
      : realBackend(API_BASE_URL, AVATAR_BASE_URL, loadRecorder)
  // No StrictMode: it mounts everything twice in development, and this course counts requests.
  const app = (onMount: () => void) => (
    <App {...connection} router={router} queryClient={queryClient} labDoor={labDoor} onMount={onMount} />
  )

  // The lab has a root of its own, so that it survives a crash of the app.
  const labIsSettled = new Promise<void>((settled) => {
    mountWhenOpened(labDoor, async () => {
      try {
        const { LabDock } = await loadLabDock(labDoor)
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
  // If the address opens the lab, the app waits for it, so that the lab records the first request.
  if (lab !== undefined) {
    await Promise.race([labIsSettled, new Promise((late) => setTimeout(late, LAB_PATIENCE_MS))])
  }

  // A transition renders in slices, so that a slow phone can scroll meanwhile.
  if (hydrates) {
    showPage()
    startTransition(() => void hydrateRoot(root, app(replayEarlyInput(root))))
  } else createRoot(root).render(app(showPage))

  // Development serves what is being written, and a real API needs a network.
  if (import.meta.env.PROD && API_BASE_URL === undefined) keepForOffline(`${appUrl}offlineWorker.js`)
}

/** Undefined if its code fails to load. The lab then offers a reload. */
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

/** Shows a page that `404.html` has hidden until its render. */
function showPage(): void {
  delete document.documentElement.dataset['pageIsComing']
}
