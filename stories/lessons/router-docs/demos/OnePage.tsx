import type { ComponentType } from 'react'
import { MiniBrowser } from '#course/world/MiniBrowser.tsx'

/** One page in a small browser. */
export function OnePage({ Page, startAt }: { Page: ComponentType; startAt: string }) {
  return (
    <MiniBrowser
      routes={[{ path: '*', element: <Page /> }]}
      errorElement={<p>Invalid page</p>}
      startAt={startAt}
    />
  )
}
