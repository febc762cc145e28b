import { ScrollRestoration } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { DocumentTitle } from './DocumentTitle.tsx'
import { LoadingBar } from './LoadingBar.tsx'

/** The effects of a navigation: document title, progress, and scroll position. */
export function RouteEffects({ title }: { title: string }) {
  return (
    <>
      <DocumentTitle page={title} />
      <LoadingBar />
      <ScrollRestoration getKey={visitOf} />
    </>
  )
}

/**
 * The scroll key of a visit: a new page starts at the top, and Back restores the position. The location's key alone
 * is `default` for the first page of every tab, so one page would restore the position of another.
 */
const visitOf = ({ key, pathname }: Location) => pathname + key
