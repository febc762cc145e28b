/** The number that a text within an element holds, by the first group of a pattern; 0 if there is no such text. */
export function countIn(element: HTMLElement, pattern: RegExp): number {
  return Number(pattern.exec(element.textContent)?.[1] ?? 0)
}
