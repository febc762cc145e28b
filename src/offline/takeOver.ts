/** Asks the worker to answer for a page that it does not control yet. */
export const takeOver = { type: 'take-over' } as const

/** Whether a message is that one. */
export function isTakeOver(message: unknown): boolean {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === takeOver.type
  )
}
