import { ScrollRestoration } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { DocumentTitle } from './DocumentTitle.tsx'
import { PageProgress } from './PageProgress.tsx'

/** What belongs to going from page to page: the document's title, a sign that a page is coming, and where it starts. */
export function RouteEffects({ title }: { title: string }) {
  return (
    <>
      <DocumentTitle page={title} />
      <PageProgress />
      <ScrollRestoration getKey={visitOf} />
    </>
  )
}

/**
 * A new page starts at its top; one gone back to, where it was left. The key alone is the same for every address that
 * a tab opens, so one would open as far down as the last.
 */
const visitOf = ({ key, pathname }: Location) => pathname + key
