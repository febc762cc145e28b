/**
 * The page in an address.
 *
 * @param value of `?page=`
 * @returns an integer from 1; an invalid value means 1 (behaviour §5)
 */
export function parsePageParam(value: string | null): number {
  const page = Number(value)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
