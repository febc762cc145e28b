import { setTimeout as wait } from 'node:timers/promises'

/**
 * Waits until all addresses answer without an error. Has no limit.
 *
 * @param pause between two attempts, in milliseconds
 */
export async function answersOf(addresses: readonly string[], pause = 250): Promise<void> {
  for (const address of addresses) while (!(await doesAnswer(address))) await wait(pause)
}

async function doesAnswer(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}
