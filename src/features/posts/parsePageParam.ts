/**
 * The page that an address asks for.
 *
 * @param value what stands behind `?page=`
 * @returns a whole number from 1; nonsense means 1 (behaviour §5)
 */
export function parsePageParam(value: string | null): number {
  const page = Number(value)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
