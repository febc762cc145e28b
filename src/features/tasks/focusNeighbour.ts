/**
 * Moves the focus out of a row that is about to be deleted: to the button of the next row, else of the previous one,
 * else to the card. Without it a keyboard user would restart at the top of the page.
 */
export function focusNeighbour(card: HTMLElement | null): void {
  const row = document.activeElement?.closest('li')
  if (card === null || !row || !card.contains(row)) return
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const target = neighbour?.querySelector('button') ?? card
  target.focus({ preventScroll: true })
}
