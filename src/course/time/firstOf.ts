/** The first of some texts that is on a stage: what stands in the pattern's group, if it has one. Where there is none, ‘nothing’. */
export function firstOf(stage: HTMLElement, ...patterns: readonly RegExp[]): string {
  const found = patterns.map((pattern) => pattern.exec(stage.textContent)).find(Boolean)
  return found?.[1] ?? found?.[0] ?? 'nothing'
}
