import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** Keeps each core of the machine busy. Returns a function that stops it. */
export function keepBusy(): () => Promise<void> {
  const loops = Array.from(
    { length: availableParallelism() },
    () => new Worker('for (;;) Math.random()', { eval: true }),
  )
  return async () => {
    await Promise.all(loops.map((loop) => loop.terminate()))
  }
}
