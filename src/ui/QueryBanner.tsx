import type { ReactNode } from 'react'
import { Banner } from './Banner.tsx'

export interface QueryBannerProps {
  query: { isPending: boolean; isLoadingError: boolean }
  /** What to say when it failed and there is no data. */
  failed: string
  /** What to say of the data, once they are there. */
  children: ReactNode
}

/** How a query went: it loads, it failed, or what there is to say of its data. */
export function QueryBanner({ query, failed, children }: QueryBannerProps) {
  return (
    <Banner>
      {children}
      {query.isPending && 'Loading...'}
      {query.isLoadingError && failed}
    </Banner>
  )
}
