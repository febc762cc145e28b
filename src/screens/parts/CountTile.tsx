import { Button } from '#ui/Button.tsx'
import { Tile } from '#ui/Tile.tsx'

export interface CountTileProps {
  label: string
  /** Undefined while unknown: shown as 0, with a note that says why (behaviour §2.5). */
  count: number | undefined
  query: { isPending: boolean; error: Error | null; refetch: () => unknown }
}

// #region tile
/** A count from a query. Its note distinguishes an unknown count from a real 0. */
export function CountTile({ label, count = 0, query }: CountTileProps) {
  const retry = query.error && (
    <Button variant="danger" aria-label={`Retry ${label}`} onClick={() => void query.refetch()}>
      Retry
    </Button>
  )
  return <Tile label={label} value={count} note={noteOf(query)} action={retry} />
}

function noteOf({ isPending, error }: CountTileProps['query']) {
  if (isPending) return 'Loading...'
  if (error === null) return 'from the server'
  return <span role="alert">{error.message}</span>
}
// #endregion
