import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { MiniBrowser } from '#course/world/MiniBrowser.tsx'
import { Ground } from '#course/story/Ground.ts'

// A browser keeps the routes that it was opened with, and what stands on the page may change.
const PageContext = createContext<ReactNode>(null)

const routes = [{ path: '/posts', element: <CurrentPage /> }]

/** A small browser with one page, opened by a link of the course. */
export function Site({ children }: { children: ReactNode }) {
  return (
    <PageContext value={children}>
      <MiniBrowser
        routes={routes}
        errorElement={<Nowhere />}
        startAt="/posts?from=course&tag=tea&tag=milk&q=rice%20%26%20salt"
      />
    </PageContext>
  )
}

function CurrentPage() {
  return useContext(PageContext)
}

function Nowhere() {
  return <Ground>This site has one page: /posts.</Ground>
}
