/**
 * The page in an address.
 *
 * @param value of `?page=`
 * @returns an integer from 1, written in digits; an invalid value means 1 (behaviour §5)
 */
export function parsePageParam(value: string | null): number {
  // `Number` alone reads `1e1` as 10 and `0x3` as 3.
  const page = /^\d+$/.test(value ?? '') ? Number(value) : 1
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
