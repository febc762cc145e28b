/** The whole number that a person typed, if it is one and lies within the limits. */
export function wholeNumber(text: string, { min, max }: { min: number; max: number }): number | undefined {
  if (!/^\d+$/.test(text.trim())) return undefined
  const number = Number(text)
  return number >= min && number <= max ? number : undefined
}
