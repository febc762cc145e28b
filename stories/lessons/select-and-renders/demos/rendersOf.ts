/** What the table of renders says about a reader and an action, or `Total`; undefined as long as it was not measured. */
export function rendersOf(stage: HTMLElement, reader: string, action: string): number | undefined {
  const rows = [...stage.querySelectorAll('tr')].map(({ cells }) =>
    [...cells].map((cell) => cell.textContent),
  )
  const column = rows[0]?.indexOf(action) ?? -1
  const text = rows.find(([name]) => name === reader)?.[column] ?? ''
  return /^\d+$/.test(text) ? Number(text) : undefined
}
