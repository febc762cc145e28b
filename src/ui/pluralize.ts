/** A number with its noun: ‘1 post’, ‘2 posts’. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
