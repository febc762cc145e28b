/** Names the document after its page: in the tab, in the history, and first of all for a screen reader. */
export function DocumentTitle({ page }: { page: string }) {
  return <title>{page === '' ? COURSE : `${page} · ${COURSE}`}</title>
}

const COURSE = 'React Query Course'
