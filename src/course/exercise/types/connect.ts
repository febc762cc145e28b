import type { Message, WorkerQuestion, TypeService } from './service.ts'

/** Asks the worker. The answer may be about code that has changed since. */
export type Ask = <Name extends keyof TypeService>(
  name: Name,
  ...args: Parameters<TypeService[Name]>
) => Promise<ReturnType<TypeService[Name]>>

/**
 * Starts the worker, and waits until it has loaded the compiler and what that reads.
 *
 * @param onLost is called if the worker stops later
 * @throws Error if something could not be loaded
 */
export function connect(onLost: () => void): Promise<Ask> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'type-help' })
  const waiting = new Map<number, (value: unknown) => void>()
  let last = 0

  const ask = (name: keyof TypeService, ...args: unknown[]) =>
    new Promise<unknown>((resolve) => {
      last += 1
      waiting.set(last, resolve)
      const question: WorkerQuestion = { id: last, name, args }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- for windows: a worker has no target origin
      worker.postMessage(question)
    })

  return new Promise((resolve, reject) => {
    worker.addEventListener('error', (event) => {
      // The page says so itself.
      event.preventDefault()
      worker.terminate()
      reject(new Error('The worker did not start.'))
      onLost()
    })
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.is === 'ready') return resolve(ask as Ask)
      if (data.is === 'failed') {
        worker.terminate()
        return reject(new Error(data.why))
      }
      waiting.get(data.id)?.(data.value)
      waiting.delete(data.id)
    })
  })
}
