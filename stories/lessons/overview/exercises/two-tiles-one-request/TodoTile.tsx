import { Tile } from '#ui/Tile.tsx'

/** A count of todos. Without one it says that it is loading. */
export function TodoTile({ label, count }: { label: string; count: number | undefined }) {
  return (
    <Tile label={label} value={count ?? 0} note={count === undefined ? 'Loading...' : 'from the server'} />
  )
}
