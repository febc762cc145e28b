/** The integer in a text; undefined if there is none within the limits. */
export function wholeNumber(text: string, { min, max }: { min: number; max: number }): number | undefined {
  if (!/^\d+$/.test(text.trim())) return undefined
  const number = Number(text)
  return number >= min && number <= max ? number : undefined
}
