/** Sets the document's title to the page's name. */
export function DocumentTitle({ page }: { page: string }) {
  return <title>{page === '' ? COURSE : `${page} · ${COURSE}`}</title>
}

const COURSE = 'React Query Course'
